// Which web pages may call the tools. A page of another site could otherwise reach a server in the visitor's own network
// by changing the address of its name (DNS rebinding); its Origin header gives it away.

/** Hosts of the visitor's own machine. */
const LOCAL = /^(localhost|127(\.[0-9]{1,3}){3}|\[::1\])$/;

/**
 * Whether a request with this Origin header may call the tools: one without the header, which is no web page's, and one
 * from a page of this service or of the visitor's own machine.
 */
export function isAllowedOrigin(origin: string | undefined, publicUrl: string): boolean {
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const { protocol, hostname, origin: sent } = new URL(origin);
  const isWeb = protocol === 'http:' || protocol === 'https:';
  return isWeb && (sent === new URL(publicUrl).origin || LOCAL.test(hostname));
}
