/*
 * Web-vitals figures, measured after load. They go where the owner says; by default nowhere. In
 * development they are logged.
 */
import { brand } from '../content/brand.ts';

export function reportVitals(): void {
  import('web-vitals').then(({ onCLS, onINP, onLCP, onFCP, onTTFB }) => {
    for (const on of [onCLS, onINP, onLCP, onFCP, onTTFB]) on(send);
  });
}

function send(metric: { name: string; value: number; id: string }): void {
  const { name, value, id } = metric;
  if (brand.vitalsEndpoint) {
    navigator.sendBeacon(brand.vitalsEndpoint, JSON.stringify({ name, value, id, path: location.pathname }));
  } else if (import.meta.env.DEV) {
    console.info(`${name} ${value.toFixed(1)}`);
  }
}
