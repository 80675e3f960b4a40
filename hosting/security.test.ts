import { expect, test } from 'vitest';
import { allBlocks, contentSecurityPolicy, policyDirectives } from './security.ts';
import { strictTransportHeader } from './strict-transport.ts';

const directives = policyDirectives({ trustedTypes: 'worker' });
const document = { path: '/a', file: 'a.html', scripts: ['sha256-one'], styles: ['sha256-two'] };

test("a document's CSP lists its own inline blocks and nothing unsafe", () => {
  const policy = contentSecurityPolicy(directives, document);
  expect(policy).toContain("script-src 'self' 'sha256-one'; style-src 'self' 'sha256-two';");
  expect(policy).not.toMatch(/unsafe|http|\*/);
  expect(contentSecurityPolicy(directives)).not.toContain('sha256');
});

test('the CSP lists shared blocks once', () => {
  const other = { path: '/b', file: 'b.html', scripts: ['sha256-one'], styles: ['sha256-three'] };
  expect(allBlocks({ documents: [document], notFound: [{ ...other, prefix: '' }] })).toEqual({
    scripts: ['sha256-one'],
    styles: ['sha256-three', 'sha256-two'],
  });
});

test("the CSP allows the owner's endpoints once they are set", () => {
  const policy = (endpoints: { formEndpoint?: string; vitalsEndpoint?: string }) =>
    contentSecurityPolicy(policyDirectives({ ...endpoints, trustedTypes: 'worker' }));
  const both = policy({
    formEndpoint: 'https://forms.example/site/1',
    vitalsEndpoint: 'https://vitals.example/in',
  });
  expect(both).toContain("connect-src 'self' https://forms.example https://vitals.example;");
  expect(both).toContain("form-action 'self' https://forms.example;");
  expect(policy({ vitalsEndpoint: '/vitals' })).toContain("connect-src 'self';");
});

test('Strict-Transport-Security follows the owner’s setting', () => {
  const chosen = { seconds: 0, includeSubDomains: false, preload: false };
  expect(strictTransportHeader(chosen)).toBe('max-age=0');
  expect(strictTransportHeader({ seconds: 63_072_000, includeSubDomains: true, preload: true })).toBe(
    'max-age=63072000; includeSubDomains; preload',
  );
});
