// A caller that uses one connection for all requests.

import { Agent, request } from 'node:http';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export class Caller {
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 1 });
  readonly #base: string;

  constructor(base: string) {
    this.#base = base;
  }

  /** Sends a request on the connection, which the first request opens. */
  ask(path: string, headers: Readonly<Record<string, string>> = {}): Promise<Answer> {
    return new Promise((resolve, reject) => {
      request(this.#base + path, { agent: this.#agent, headers }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (text) => {
          body += text;
        });
        response.on('error', reject).on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        });
      })
        .on('error', reject)
        .end();
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}
