// The version of the package.

/** As in package.json and server.json. */
export const VERSION = '0.1.0';
