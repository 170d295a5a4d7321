// Refusals of requests that never reach a route, by the error code of Fastify or Node.

import { SERVICE_REFUSALS as REFUSALS, type ServiceRefusal } from '../../wire/index.ts';

export const REFUSALS_BY_CODE: Readonly<Record<string, ServiceRefusal | undefined>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: REFUSALS.bodyTooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: REFUSALS.notJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: REFUSALS.wrongLength,
  HPE_HEADER_OVERFLOW: REFUSALS.headTooLarge,
  HPE_INVALID_METHOD: REFUSALS.noSuchMethod,
  HPE_INVALID_URL: REFUSALS.badAddress,
  HPE_INVALID_HEADER_TOKEN: REFUSALS.badHeader,
  HPE_INVALID_CONTENT_LENGTH: REFUSALS.badLength,
  HPE_UNEXPECTED_CONTENT_LENGTH: REFUSALS.badLength,
  HPE_INVALID_TRANSFER_ENCODING: REFUSALS.badLength,
  HPE_INVALID_EOF_STATE: REFUSALS.incomplete,
  ERR_HTTP_REQUEST_TIMEOUT: REFUSALS.tooSlow,
};
