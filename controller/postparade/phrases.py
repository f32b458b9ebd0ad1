"""Words of the house that stand inside the words of a refusal or fault, in English: :class:`~postparade.faults.Phrase`
says them by their code."""

# One entry a line: a table, to be read and searched as one.
# fmt: off
PHRASES: dict[str, str] = {
    "both": "{one} and {other}",
    # rooms
    "the_announcer": "announcer",
    "the_odds": "odds",
    "the_reports": "reports",
    "the_dice_health": "dice health",
    "the_hardware": "hardware",
    "the_dice": "dice",
    "the_simulated_board": "simulated board",
    "the_button": "button",
    # the track
    "horse_number": "horse {horse}",
    "seat_number": "seat {seat}",
    "lights_for_seats": "lights, which the seats need",
    "so_many_pixels": "{pixels} pixels, only {most}",
    "turning_servos": "servos that turn on and on",
    "no_answer_in_time": "no answer in time",
    "no_version": "no answer to a question for its version",
    "simulated_port": "the simulated board",
    "cable_pulled": "the cable was pulled",
    # cameras
    "the_photograph": "The photograph",
    "simulated_camera": "The simulated camera",
    "video_file": "The video {name}",
    "picture_folder": "The folder {name}",
    "usb_camera": "Camera {node}",
    "pi_camera": "Pi camera {number}",
    "exposure": "exposure",
    "white_balance": "white balance",
    "focus": "focus",
    "no_such_file": "there is no such file",
    "not_playable": "it is no video that OpenCV can play",
    "no_picture_in_it": "it holds no picture",
    "single_picture": "it is a single picture",
    "no_readable_picture": "not one of its pictures can be read",
    # where in the picture
    "upper_left": "at the upper left",
    "upper_right": "at the upper right",
    "lower_left": "at the lower left",
    "lower_right": "at the lower right",
    "left": "on the left",
    "right": "on the right",
    "top": "at the top",
    "bottom": "at the bottom",
    "middle": "in the middle",
    # an outline of the tray
    "corners_wrong": "it has {count} corners instead of 3 to {most}",
    "corner_outside": "a corner lies outside the picture",
    "nearly_nothing": "it encloses next to nothing",
    "sides_cross": "its sides cross or it has a notch",
    # buttons and number pads
    "throw_button": "the throw button",
    "first_row_button": "the button for face {number} of the first row",
    "second_row_button": "the button for face {number} of the second row",
    "sum_button": "the button for sum {number}",
    "button_light": "the light in {button}",
    "no_pins": "no pins are configured",
    "no_number_keys": "no device there has number keys and no letters",
    "no_input_device": "that is no input device",
}
# fmt: on
