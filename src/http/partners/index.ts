// Public interface of the keys of partners.

export { identifyPartner, refuseWrongKey } from './identify.ts';
export { type Partner, PartnerKeys } from './partner-keys.ts';
