# docker build -t legible .   ·   docker run -p 3000:3000 -v legible-data:/data legible

FROM node:22.21-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/build.mjs server/
RUN npm install
COPY tsconfig.json vite.config.ts ./
COPY shared shared
COPY web web
COPY server server
RUN npm run build && npm prune --omit=dev

FROM node:22.21-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
# The server may read the program and write to its data, nothing else.
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=15s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
