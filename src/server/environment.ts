// Reads the settings from the environment at startup. An invalid value stops the server with a one-line message.

import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import { SERVICE_LIMITS } from '../wire/index.ts';

type Environment = Readonly<Record<string, string | undefined>>;

const MOST_THREADS = 256;
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
type LogLevel = (typeof LOG_LEVELS)[number];

export interface Settings {
  readonly port: number;
  /** Undefined for every address of the machine. */
  readonly host: string | undefined;
  /** Base of the addresses in answers, without a trailing slash; undefined for http://localhost and the port. */
  readonly publicUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  /** Requests per minute from one client; 0 for no limit. */
  readonly rateLimitPerMinute: number;
  /** Number of proxies whose X-Forwarded-For is trusted. */
  readonly trustProxy: number;
  readonly logLevel: LogLevel;
  readonly planningThreads: number;
  /** New projects that one client may store in a day; 0 for any number. */
  readonly linksPerDay: number;
  /** Megabytes above which no new project is stored; 0 for no limit. */
  readonly storeMaxMb: number;
  /** Days after which a project expires that nobody opened; 0 for never. */
  readonly linkTtlDays: number;
  /** The file with the hashed keys of partners. */
  readonly partnerKeysFile: string | undefined;
  /** Allows its bearer to delete projects. */
  readonly adminToken: string | undefined;
  /** The sites that may show pages in frames; undefined for all. */
  readonly embedOrigins: readonly string[] | undefined;
}

/** Reads the settings; throws a one-line Error for an invalid value. */
export function readEnvironment(environment: Environment): Settings {
  return {
    port: wholeNumber(environment, 'PORT', 3000, { most: 65_535 }),
    host: hostOf(environment),
    publicUrl: readPublicUrl(environment),
    dataDir: filled(environment, 'DATA_DIR', 'a folder that can be written to') ?? './data',
    databaseUrl: serverUrl(environment, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    redisUrl: serverUrl(environment, 'REDIS_URL', ['redis:', 'rediss:']),
    rateLimitPerMinute: wholeNumber(environment, 'RATE_LIMIT_PER_MINUTE', SERVICE_LIMITS.requestsPerMinute, {
      most: 1_000_000_000,
    }),
    trustProxy: wholeNumber(environment, 'TRUST_PROXY', 0, { most: 32 }),
    logLevel: logLevelOf(environment),
    planningThreads: planningThreadsOf(environment),
    linksPerDay: wholeNumber(environment, 'LINKS_PER_DAY', 300, { most: 1_000_000_000 }),
    storeMaxMb: wholeNumber(environment, 'STORE_MAX_MB', 0, { most: 1_000_000_000 }),
    linkTtlDays: wholeNumber(environment, 'LINK_TTL_DAYS', 0, { most: 36_500 }),
    partnerKeysFile: partnerKeysFileOf(environment),
    adminToken: adminTokenOf(environment),
    embedOrigins: embedOriginsOf(environment),
  };
}

function planningThreadsOf(environment: Environment): number {
  if (environment.WORKERS !== undefined) {
    throw new Error('WORKERS is no longer a setting; PLANNING_THREADS, the number of threads that plan, replaces it.');
  }
  const byDefault = Math.min(availableParallelism(), MOST_THREADS);
  return wholeNumber(environment, 'PLANNING_THREADS', byDefault, { least: 1, most: MOST_THREADS });
}

interface Range {
  readonly least?: number;
  readonly most: number;
}

/** Reads a whole number; throws a one-line Error if it is invalid or out of range. */
function wholeNumber(environment: Environment, name: string, byDefault: number, { least = 0, most }: Range): number {
  const text = environment[name];
  if (text === undefined) return byDefault;
  const number = /^[0-9]{1,10}$/.test(text) ? Number(text) : Number.NaN;
  if (number >= least && number <= most) return number;
  throw new Error(`${name} must be a whole number from ${least} to ${most}, not ${JSON.stringify(text)}.`);
}

function filled(environment: Environment, name: string, what: string): string | undefined {
  const text = environment[name];
  if (text === undefined || (text.trim() !== '' && !text.includes('\0'))) return text;
  throw new Error(`${name} must be ${what}, not ${JSON.stringify(text)}; leave it out for the default.`);
}

function hostOf({ HOST: host }: Environment): string | undefined {
  if (host === undefined || isIP(host) > 0 || /^[a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?$/i.test(host)) return host;
  throw new Error(`HOST must be an address or a host name to listen on, not ${JSON.stringify(host)}.`);
}

/** Reads PUBLIC_URL; throws a one-line Error if it is invalid. */
export function readPublicUrl({ PUBLIC_URL: text }: Environment): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isPlain =
    url !== undefined && /^https?:$/.test(url.protocol) && url.username + url.password + url.search + url.hash === '';
  // The URL parser corrects many mistakes; an address that it had to correct is refused.
  if (isPlain && /^https?:\/\/[^\s\\?#@]+$/i.test(text)) return url.href.replace(/\/+$/, '');
  throw new Error(
    `PUBLIC_URL must be an http or https address without query, such as https://tiles.example.org, not ${JSON.stringify(text)}.`,
  );
}

/** The address of a database or Redis. It may contain a password, so no message repeats it. */
function serverUrl(environment: Environment, name: string, schemes: readonly string[]): string | undefined {
  const text = environment[name];
  if (text === undefined) return undefined;
  if (URL.canParse(text) && schemes.includes(new URL(text).protocol)) return text;
  throw new Error(
    `${name} must be an address that begins with ${schemes.map((scheme) => `${scheme}//`).join(' or ')}.`,
  );
}

/** A secret, so no message repeats it. */
function adminTokenOf({ ADMIN_TOKEN: token }: Environment): string | undefined {
  if (token === undefined || /^[\x21-\x7e]{16,256}$/.test(token)) return token;
  throw new Error(
    'ADMIN_TOKEN must be 16 to 256 letters, digits or signs without spaces; leave it out, and nobody may delete plans.',
  );
}

function partnerKeysFileOf(environment: Environment): string | undefined {
  const path = filled(environment, 'PARTNER_KEYS_FILE', 'a file with the keys of partners');
  if (path === undefined || environment.RATE_LIMIT_PER_MINUTE !== '0') return path;
  throw new Error(
    'PARTNER_KEYS_FILE must be left out where RATE_LIMIT_PER_MINUTE is 0: keys give a wider limit, and there is none.',
  );
}

/** The origins of EMBED_ORIGINS, as browsers write them: "https://shop.example https://www.shop.example". */
function embedOriginsOf({ EMBED_ORIGINS: text }: Environment): readonly string[] | undefined {
  if (text === undefined) return undefined;
  const origins = text.split(' ');
  const wrong = origins.find((origin) => !/^https?:\/\/[a-z0-9._:[\]-]+$/.test(origin) || originOf(origin) !== origin);
  if (wrong === undefined) return [...new Set(origins)];
  throw new Error(
    `EMBED_ORIGINS must be origins with single spaces between them, such as https://shop.example https://www.shop.example, not ${JSON.stringify(text)}.`,
  );
}

function originOf(address: string): string | undefined {
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

function logLevelOf({ LOG_LEVEL: level = 'info' }: Environment): LogLevel {
  const known = LOG_LEVELS.find((name) => name === level);
  if (known !== undefined) return known;
  throw new Error(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not ${JSON.stringify(level)}.`);
}
