/*
 * Web vitals, measured after load and sent to the owner's endpoint; by default nowhere. In
 * development they are logged.
 */
import { brand } from '../content/brand.ts';

export async function reportVitals(): Promise<void> {
  try {
    const { onCLS, onINP, onLCP, onFCP, onTTFB } = await import('web-vitals');
    for (const on of [onCLS, onINP, onLCP, onFCP, onTTFB]) on(send);
  } catch {
    // Not needed by visitors who leave at once or are offline.
  }
}

function send(metric: { name: string; value: number; id: string }): void {
  const { name, value, id } = metric;
  if (brand.vitalsEndpoint) {
    navigator.sendBeacon(brand.vitalsEndpoint, JSON.stringify({ name, value, id, path: location.pathname }));
  } else if (import.meta.env.DEV) {
    console.info(`${name} ${value.toFixed(1)}`);
  }
}
