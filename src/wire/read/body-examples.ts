// A small body for each address that takes one, for refusals of what is no JSON object: sent as it is, it is planned.

const ROOM = '"outline":"E400 S300 W400 N300"';
const OTHER_ROOM = '"outline":"E180 S240 W180 N240"';
const VARIANTS = '"variants":[{"pattern":"squares"},{"pattern":"bricks"}]';

export const PLAN_BODY = `{${ROOM}}`;
export const BATCH_BODY = `{"plans":[{${ROOM}},{${OTHER_ROOM}}]}`;
export const COMPARISON_BODY = `{${ROOM},${VARIANTS}}`;
export const JOB_BODY = `{"surfaces":[{${ROOM}},{${OTHER_ROOM}}]}`;
export const JOB_COMPARISON_BODY = `{"surfaces":[{${ROOM}},{${OTHER_ROOM}}],${VARIANTS}}`;
