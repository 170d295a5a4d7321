// Graceful shutdown: fail the readiness check, stop accepting connections, finish the open requests, exit with code 0.

import type { App } from '../http/index.ts';

/** Time for the load balancer to notice the failing readiness check before the port closes. */
const NOTICE_MS = 1000;
/** After this further time the remaining connections are cut: both together fit into the 10 s of `docker stop`. */
const LONGEST_MS = 8000;
/** How often connections that became idle are closed; Node does so only once. */
const TIDY_MS = 50;

/** How often a server that npm started looks whether npm has ended. */
const LOOK_MS = 250;

/** Stops the server on SIGTERM (after `NOTICE_MS`) or SIGINT (at once). A second signal exits immediately. */
export function stopOnSignals(app: App, flush: () => void): void {
  const begin = (reason: string, noticeMs: number) => {
    app.context.isStopping = true;
    app.log.info(`stopping ${reason}`);
    setTimeout(() => stop(app, flush), noticeMs);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (app.context.isStopping) {
        flush();
        process.exit(1);
      }
      begin(`on ${signal}`, signal === 'SIGTERM' ? NOTICE_MS : 0);
    });
  }
  onEndOfNpm(() => app.context.isStopping || begin('because npm has ended', NOTICE_MS));
}

/**
 * Calls back when npm has ended, if `npm start` runs the server. npm passes signals to its shell only, and most shells
 * end without passing them on; the server would go on without a parent, and keep the port.
 */
function onEndOfNpm(callback: () => void): void {
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const look = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(look);
    callback();
  }, LOOK_MS);
  look.unref();
}

function stop(app: App, flush: () => void): void {
  const cut = setTimeout(() => app.server.closeAllConnections(), LONGEST_MS);
  const tidy = setInterval(() => app.server.closeIdleConnections(), TIDY_MS);
  app.close().then(
    () => {
      clearTimeout(cut);
      clearInterval(tidy);
      app.log.info('stopped');
      flush();
      process.exit(0);
    },
    (error: Error) => {
      app.log.error({ err: error }, 'could not stop cleanly');
      flush();
      process.exit(1);
    },
  );
}
