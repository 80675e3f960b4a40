import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './security.ts';

const documents = [
  '<script>a()</script><style>p{}</style>',
  '<script>a()</script><style>b{}</style><script type="application/ld+json">{}</script><script src="/x"></script>',
];

test('names each inline block once, and nothing unsafe', () => {
  const policy = contentSecurityPolicy(documents, {});
  expect(policy.match(/'sha256-[\w+/]{43}='/g)).toHaveLength(3);
  expect(policy).not.toMatch(/unsafe|http|\*/);
});

test("the owner's endpoints, once set, may be spoken to", () => {
  const policy = contentSecurityPolicy(documents, {
    formEndpoint: 'https://forms.example/site/1',
    vitalsEndpoint: 'https://vitals.example/in',
  });
  expect(policy).toContain("connect-src 'self' https://forms.example https://vitals.example;");
  expect(policy).toContain("form-action 'self' https://forms.example;");
  expect(contentSecurityPolicy(documents, { vitalsEndpoint: '/vitals' })).toContain("connect-src 'self';");
});
