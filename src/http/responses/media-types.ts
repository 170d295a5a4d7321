// What answers are, as their headers say it.

export const JSON_TYPE = 'application/json; charset=utf-8';
export const HTML_TYPE = 'text/html; charset=utf-8';
export const TEXT_TYPE = 'text/plain; charset=utf-8';
export const CSS_TYPE = 'text/css; charset=utf-8';
export const SCRIPT_TYPE = 'text/javascript; charset=utf-8';
