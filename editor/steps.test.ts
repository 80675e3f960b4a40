/* Steps that change several files, with the site's own content and without writing. */
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import about from '../src/content/company/about.ts';
import trademark from '../src/content/legal/trademark.ts';
import type { RouteId } from '../src/content/schema.ts';
import { addPage } from './add-page.ts';
import { readTree, valueAt } from './content-tree.ts';
import type { EditedSite } from './edited-site.ts';
import { languageOf } from './part-names.ts';
import { picturesAt, placePicture } from './place-picture.ts';
import type { EditStep } from './step.ts';
import { Types } from './types.ts';

const root = process.cwd();
const types = new Types(root);
afterAll(() => types.close());

const fits = ({ changes }: EditStep) =>
  types.problemsOf(
    new Map(
      changes.flatMap(({ file, after }) => (typeof after === 'string' ? [[file, after] as const] : [])),
    ),
    true,
  );

const patterns = {
  trademark: 'src/content/legal/trademark.ts',
  'smart-industry': 'src/content/solutions/smart-industry.ts',
};
const page = {
  pattern: 'trademark' as RouteId,
  title: 'Try of the tests',
  description: 'When the desks are staffed, which holidays are kept, and how to reach a duty engineer then.',
  lead: 'When the desks are staffed, day by day.',
  keywords: 'working hours, holidays, time zone',
};
const site = { fileOf: async (id: keyof typeof patterns) => patterns[id] } as unknown as EditedSite;

test('adds a page with its label, content and route, and it type-checks', async () => {
  const { address, ...step } = await addPage(root, site, page);
  expect(address).toBe('/try-of-the-tests');
  expect(step.changes.map(({ file }) => file)).toEqual([
    'src/content/legal/try-of-the-tests.ts',
    'src/content/labels.ts',
    'src/app/routes.ts',
  ]);
  expect(step.changes[0]?.after).toContain("keywords: ['working hours', 'holidays', 'time zone']");
  expect(step.changes[1]?.after).toContain(
    "'try-of-the-tests': { section: 'legal', name: 'Try of the tests' }",
  );
  expect(await fits(step)).toEqual([]);
}, 120_000);

test('a page modelled on a solution starts with three cards and is listed with the solutions', async () => {
  const { address, ...step } = await addPage(root, site, { ...page, pattern: 'smart-industry' });
  expect(address).toBe('/solution/try-of-the-tests');
  const [content, labels] = step.changes;
  const cards = valueAt(readTree('page.ts', String(content?.after)), ['cards']);
  expect(cards?.kind === 'list' && cards.items).toHaveLength(3);
  expect(labels?.after).toContain("section: 'solutions', name: 'Try of the tests'");
  expect(await fits(step)).toEqual([]);
}, 120_000);

test('refuses a page with a duplicate or empty name', async () => {
  await expect(addPage(root, site, { ...page, title: 'Trademark' })).rejects.toThrow('already');
  await expect(addPage(root, site, { ...page, title: '?!' })).rejects.toThrow('needs a title');
});

test('refuses a page whose texts break the rules', async () => {
  const added = addPage(root, site, { ...page, description: 'A robust page.', keywords: 'one, two' });
  await expect(added).rejects.toThrow(
    /We avoid ‘robust’.*Description: 14 characters.*at least three keywords/,
  );
});

test('crops and rotates a photograph, drops its metadata and requires alt text', async () => {
  const [picture] = picturesAt(root, trademark.banner.image?.src ?? '');
  if (!picture) throw new Error('The trademark page has no picture');
  const notes = { IFD0: { Copyright: 'Camera', Orientation: '6' } };
  const original = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#7a9' } })
    .withExif(notes)
    .jpeg()
    .toBuffer();
  const placed = {
    file: picture.file,
    path: picture.path,
    name: 'Our Team (1).JPG',
    data: original.toString('base64'),
    crop: { left: 0.1, top: 0.1, width: 0.8, height: 0.8 },
    alt: ['Two engineers at a desk'],
  };
  const { changes } = await placePicture(root, placed);
  const [photograph, content] = changes;
  expect(photograph?.file).toBe('public/images/photographs/our-team-1.jpg');
  const { width = 0, height = 0, exif } = await sharp(photograph?.after as Buffer).metadata();
  expect(width / height).toBeCloseTo(picture.width / picture.height, 1);
  expect(exif).toBeUndefined();
  expect(content?.after).toContain(
    "src: '/images/photographs/our-team-1.jpg', alt: 'Two engineers at a desk'",
  );
  await expect(placePicture(root, { ...placed, alt: [' '] })).rejects.toThrow(
    'Say what the photograph shows',
  );
  await expect(placePicture(root, { ...placed, data: 'bm90' })).rejects.toThrow(
    'cannot be read as a picture',
  );
});

const shownTwice = [trademark.banner.image?.src ?? '', about.certifications.items[0]?.image.src ?? ''];

test.each(shownTwice)('replaces every use of %s, and describes it in one language', async (src) => {
  const pictures = picturesAt(root, src);
  const [picture] = pictures;
  if (!picture || pictures.length < 2) throw new Error(`${src} is shown once`);
  const data = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#7a9' } })
    .jpeg()
    .toBuffer();
  const { changes } = await placePicture(root, {
    file: picture.file,
    path: picture.path,
    name: 'court.jpg',
    data: data.toString('base64'),
    crop: { left: 0, top: 0, width: 1, height: 1 },
    alt: ['A court'],
    everywhere: { values: [] },
  });
  const texts = changes.filter(({ file }) => file.endsWith('.ts'));
  expect(texts.map(({ file }) => file).sort()).toEqual([...new Set(pictures.map(({ file }) => file))].sort());
  for (const { file, after } of texts) {
    expect(after).not.toContain(`'${src}'`);
    expect(String(after).includes('A court'), file).toBe(languageOf(file) === languageOf(picture.file));
  }
});
