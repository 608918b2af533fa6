# syntax=docker/dockerfile:1
# Pin the base by digest for a release: --build-arg BASE=node:24-slim@sha256:...
ARG BASE=node:24-slim

FROM ${BASE} AS build
WORKDIR /app
# The manifests first: packages are fetched again only when one of them changed.
COPY package.json package-lock.json ./
COPY apps/cli/package.json apps/cli/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY bench/package.json bench/
COPY packages/analyze/package.json packages/analyze/
COPY packages/extract/package.json packages/extract/
COPY packages/llm/package.json packages/llm/
COPY packages/locales/package.json packages/locales/
COPY packages/model/package.json packages/model/
# Not `npm ci`: see docs/decisions/0002-npm-install-not-ci.md. No package's install script is run.
RUN npm install --no-save --ignore-scripts --no-audit --no-fund
COPY . .
RUN node --input-type=module -e "const { buildPage } = await import('./scripts/build-page.mjs'); buildPage()" \
  && npm prune --omit=dev --ignore-scripts --no-audit --no-fund

FROM ${BASE}
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build --chown=root:root /app/package.json ./
COPY --from=build --chown=root:root /app/node_modules ./node_modules
COPY --from=build --chown=root:root /app/packages ./packages
COPY --from=build --chown=root:root /app/apps ./apps
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/main.ts"]
