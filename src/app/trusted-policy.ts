/* The only Trusted Types policy the site's security policy allows: it can name one script, the worker's. */
export const trustedPolicy = 'service-worker';
