# The server and nothing else: packages for running it, the build, no compiler, no root. Projects are kept in /data unless
# DATABASE_URL says otherwise. test/container/ walks through this file step by step.

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
# Without scripts: the project's own would build it, for which these packages are not enough, and no other has any.
RUN npm ci --omit=dev --ignore-scripts

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY tsconfig.base.json vite.config.ts vite.server.config.ts vite.cli.config.ts ./
COPY src src
COPY packages packages
RUN npm run build

FROM node:24-bookworm-slim
ENV NODE_ENV=production DATA_DIR=/data MALLOC_ARENA_MAX=1
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/dist dist
COPY docs docs
COPY fonts fonts
COPY package.json package-lock.json LICENSE README.md CONTRIBUTING.md CHANGELOG.md SECURITY.md ./
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT ?? 3000) + '/healthz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
