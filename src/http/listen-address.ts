// Where the server listens, from its environment.

export interface ListenAddress {
  readonly port: number;
  readonly host: string;
}

/** Reads PORT (3000 when unset) and HOST (0.0.0.0 when unset); throws one clear line when a value is wrong. */
export function listenAddress(environment: Readonly<Record<string, string | undefined>>): ListenAddress {
  const { PORT = '3000', HOST = '0.0.0.0' } = environment;
  const port = /^[0-9]{1,5}$/.test(PORT) ? Number(PORT) : Number.NaN;
  // 0 lets the system choose a free port.
  if (!(port <= 65_535)) throw new Error(`PORT must be a whole number from 0 to 65535, not ${JSON.stringify(PORT)}.`);
  if (HOST.trim() !== HOST || HOST === '') {
    throw new Error(`HOST must be an address or a host name such as 0.0.0.0, not ${JSON.stringify(HOST)}.`);
  }
  return { port, host: HOST };
}
