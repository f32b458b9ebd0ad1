// Served by the table (postparade/web/pages.py).
export const SEAT_COLOURS: string[];
