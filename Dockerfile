# The site alone, without tools or sources. Unprivileged, and nothing but DATA_DIR is written: run it with a read-only root.
FROM node:20-bookworm-slim AS build
WORKDIR /house
COPY . .
RUN npm ci --no-audit --no-fund && node scripts/build.mjs && npm prune --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim
WORKDIR /house
COPY --from=build /house/package.json /house/package-lock.json /house/LICENSE /house/NOTICE ./
COPY --from=build /house/node_modules node_modules
COPY --from=build /house/dist dist
COPY --from=build /house/content content
COPY --from=build /house/offers offers
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production DATA_DIR=/data BIND=0.0.0.0
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --start-period=30s --interval=10s CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 3000) + '/api/ping').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/site/main.js"]
