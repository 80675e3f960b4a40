/* The site in a container: nginx with the generated configuration. `docker build -f dist/deploy/Containerfile .` */
import { nginxDefaults } from './nginx.ts';

export function containerFile(): string {
  return `# Made by npm run build: change hosting/container.ts, not this file.
FROM nginx:stable-alpine
COPY dist/deploy/nginx.conf /etc/nginx/conf.d/default.conf
COPY dist/site ${nginxDefaults.root}
EXPOSE ${nginxDefaults.port}
# nginx finishes open responses before it stops.
STOPSIGNAL SIGQUIT
`;
}
