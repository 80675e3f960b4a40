/* Content types by file extension, and which of them are worth compressing. */
/** `text` is worth compressing. */
const types: Record<string, { type: string; text?: true }> = {
  html: { type: 'text/html; charset=utf-8', text: true },
  js: { type: 'text/javascript; charset=utf-8', text: true },
  css: { type: 'text/css; charset=utf-8', text: true },
  svg: { type: 'image/svg+xml', text: true },
  json: { type: 'application/json', text: true },
  webmanifest: { type: 'application/manifest+json', text: true },
  xml: { type: 'application/xml', text: true },
  txt: { type: 'text/plain; charset=utf-8', text: true },
  bin: { type: 'application/octet-stream', text: true },
  ico: { type: 'image/x-icon' },
  png: { type: 'image/png' },
  jpg: { type: 'image/jpeg' },
  avif: { type: 'image/avif' },
  webp: { type: 'image/webp' },
  woff2: { type: 'font/woff2' },
  mp4: { type: 'video/mp4' },
  webm: { type: 'video/webm' },
  pdf: { type: 'application/pdf' },
  vtt: { type: 'text/vtt; charset=utf-8', text: true },
};

const ending = (file: string) => file.slice(file.lastIndexOf('.') + 1);

export const contentType = (file: string): string => types[ending(file)]?.type ?? 'application/octet-stream';

export const isText = (file: string): boolean => types[ending(file)]?.text === true;

export const knownEndings = Object.entries(types).map(([name, { type }]) => ({ name, type }));
