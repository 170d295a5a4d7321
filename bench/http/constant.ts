// The reference for our server: a Fastify server that returns the same bytes from memory.

import { readFileSync } from 'node:fs';
import Fastify from 'fastify';

const bodies = JSON.parse(readFileSync(process.env.BODIES ?? '', 'utf8')) as Record<string, string>;
const app = Fastify();
for (const [name, body] of Object.entries(bodies)) {
  app.get(`/${name}/api/plan`, (_request, reply) => {
    reply.header('content-type', 'application/json; charset=utf-8').send(body);
  });
}
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
