// What the address of the join page carries: a join code, or a code for a seat that waits for its owner. It leaves the
// address bar at once, before any words are fetched, so that nobody shares it in a screenshot.

export const invitation = decodeURIComponent(location.hash.slice(1));
history.replaceState(null, "", "/join");
