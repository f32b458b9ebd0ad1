// What the light of a strip looks like on a screen.

/**
 * A colour value of the strip as one of the screen: strips are linear, screens are not, and dim pixels must be seen.
 *
 * @param {number} value
 */
export const lift = (value) => Math.round(255 * (value / 255) ** 0.45);
