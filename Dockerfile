# Casewright as one image: the built web app, the server with what it needs to run, and nothing that builds.
# It is built by Docker's builders, new and old:  docker build -t casewright .
# The packages come from the registry that npm is set up for; --build-arg NPM_CONFIG_REGISTRY=... names another. It is
# known to the stage that builds, and no layer of the image holds it.
# An embedding model that lies in the folder weights is built in: see docs/self-hosting.md, Search by meaning.
ARG NODE_IMAGE=node:24-bookworm-slim

FROM ${NODE_IMAGE} AS made
ARG NPM_CONFIG_REGISTRY
ARG EMBEDDING_SHA256
ENV CI=true
WORKDIR /src
COPY . .
# The pages are built first; then what the server needs is installed in place of what built them.
RUN npm install --global --silent pnpm@12.21.0 \
  && pnpm install --frozen-lockfile --prod --filter casewright --filter '@casewright/web...' \
  && pnpm --filter @casewright/web run build \
  && node apps/web/vite/check-build.ts \
  && mv apps/web/dist /pages \
  && rm -rf node_modules */*/node_modules \
  && pnpm install --frozen-lockfile --prefer-offline --prod --filter '@casewright/server...' \
  && pnpm sbom --prod --filter '@casewright/server...' --filter '@casewright/web...' --sbom-format cyclonedx --sbom-spec-version 1.6 --sbom-type application --out sbom.json \
  && node deploy/image/trim.mjs . \
  && mkdir apps/web && mv /pages apps/web/dist \
  && node apps/server/src/ops/model/build-in.ts weights models \
  && rm -rf deploy scripts weights ~/.local ~/.npm ~/.cache

# Debian and Node alone: no npm, nothing that npm was installed with, no lists or manuals.
FROM ${NODE_IMAGE} AS bare
RUN rm -rf /usr/local/lib/node_modules /usr/local/include /usr/local/share /opt/yarn* \
    /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack /usr/local/bin/yarn* /usr/local/bin/pnpm* \
    /var/lib/apt/lists /var/cache/apt /var/cache/debconf /var/log/* /usr/share/man /usr/share/info /usr/share/locale /tmp/* /root/.npm \
  && find /usr/share/doc -type f ! -name copyright -delete \
  && find /usr/share/doc -type d -empty -delete \
  && (id node >/dev/null 2>&1 || useradd --uid 1000 --create-home node) \
  && mkdir -p /data && chown 1000:1000 /data && chmod 700 /data

FROM scratch
COPY --from=bare / /
COPY --from=made /src /app
ENV PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  NODE_ENV=production \
  MALLOC_ARENA_MAX=1 \
  MALLOC_MMAP_THRESHOLD_=65536 \
  MALLOC_TRIM_THRESHOLD_=131072 \
  NODE_OPTIONS=--max-semi-space-size=8 \
  HOST=0.0.0.0 \
  PORT=3000 \
  DATA_DIR=/data \
  BUILT_IN_MODELS=/app/models
WORKDIR /app
USER 1000:1000
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/src/boot/container.ts"]

ARG VERSION=unnamed
ARG REVISION=unknown
LABEL org.opencontainers.image.title="Casewright" \
  org.opencontainers.image.description="A self-hosted workspace of AI tools for U.S. legal work" \
  org.opencontainers.image.licenses="Apache-2.0" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
