// The version of the package.

/** As in package.json and server.json. */
export const VERSION = '1.0.0';
