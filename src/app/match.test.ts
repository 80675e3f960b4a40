import { describe, expect, test } from 'vitest';
import { match, servicePaths } from './match.ts';
import { extraSpellings, paths } from './routes.ts';

const specified = `/ /contact /About /Founder /technology/Ai /technology/iot /technology/big-data
/technology/cyber-security /technology/data-science /technology/cloud /technology/development-technologies
/SERVICES/AllServicePage /products/victorpage /incident-detection /business-operations
/urban-infrastructure /security-platform /planned-preventive /solution/smartcity /solution/safetysecurity
/solution/smartindustry /solution/cyber-intelligence /privacy-policy /terms-condition /trademark`
  .split(/\s+/)
  .concat('/CASE STUDIES/caseStudyPage');

test('the table holds the 26 screens of the specification, and two of our own', () => {
  expect(specified).toHaveLength(26);
  expect([...paths].sort()).toEqual([...specified, '/accessibility', '/site-map'].sort());
});

describe('matching', () => {
  test.each(paths)('%s is found as it is, encoded, in any case and with a trailing slash', (path) => {
    for (const spelling of [path, encodeURI(path), path.toUpperCase(), path.toLowerCase(), `${path}/`]) {
      expect(match(spelling).path, spelling).toBe(path);
    }
  });

  test.each(Object.entries(extraSpellings))('%s shows the screen of %s', (spelling, path) => {
    expect(match(spelling).path).toBe(path);
  });

  test('each service has a path of its own', () => {
    expect(servicePaths).toHaveLength(9);
    expect(match('/SERVICES/AllServicePage/service3')).toMatchObject({
      path: '/SERVICES/AllServicePage',
      serviceId: 'service3',
    });
  });

  test('an unknown service is still the services screen, and keeps the id as typed', () => {
    expect(match('/services/allservicepage/Nothing')).toMatchObject({
      path: '/SERVICES/AllServicePage',
      serviceId: 'Nothing',
    });
  });

  test('a very long path is only another unknown one', () => {
    expect(match(`/${'x'.repeat(9000)}`).path).toBeUndefined();
  });

  test.each(['', '/nothing', '/contact/more', '/%E0%A4%A', '/SERVICES/AllServicePage/a/b'])(
    'no screen for %j',
    (pathname) => {
      expect(match(pathname).path).toBeUndefined();
      expect(match(pathname).screen.name).toBe('not-found');
    },
  );
});
