/* An endless shift: generates one hour of messages at a time, from the seed and the number of the hour alone. */
import type { BeatContent, SiteContent, Voice } from '../../content/shifts/schema.ts';
import { fill } from '../../ui/fill.ts';
import { randomFrom } from './random.ts';
import type { Setting } from './types.ts';

/** Messages of one event arrive within these seconds, well inside the rule's. */
const burst = 20;

export function beatsOfHour({ shift }: Setting, seed: number, hour: number): BeatContent[] {
  const { endless, sites, start } = shift;
  if (!endless || sites.length === 0) return [];
  const random = randomFrom(Math.imul(seed, 2654435761) ^ Math.imul(hour + 1, 40503));
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item;
  const { least, most } = endless.perHour;
  const count = least + Math.floor(random() * (most - least + 1));
  const beats: BeatContent[] = [];
  const events = new Set<string>();
  while (beats.length < count) {
    const site = pick(sites);
    const voices = endless.voices.filter((voice) => fits(voice, site));
    // About one message in three belongs to an event that several sources see.
    const together =
      voices.length >= 3 && !events.has(site.id) && count - beats.length >= 3 && random() < 0.3;
    let at = start + hour * 3600 + Math.floor(random() * 3500);
    if (!together) {
      beats.push(beatOf(pick(voices), site, at));
      continue;
    }
    events.add(site.id);
    for (const voice of voices.slice(0, 3)) {
      beats.push(beatOf(voice, site, at));
      at += 4 + Math.floor(random() * (burst - 4));
    }
  }
  return beats.sort((one, other) => one.at - other.at);
}

function fits({ kind, from }: Voice, site: SiteContent): boolean {
  if (kind !== site.kind) return false;
  return from === 'gauge' || from === 'gas'
    ? Boolean(site.gauge)
    : from === 'camera'
      ? Boolean(site.camera)
      : true;
}

function beatOf(voice: Voice, site: SiteContent, at: number): BeatContent {
  const values = { place: site.place, gauge: site.gauge ?? '', camera: site.camera ?? '', value: '{value}' };
  const gauge = voice.from === 'gauge' || voice.from === 'gas' ? site.gauge : undefined;
  return {
    at,
    kind: voice.kind,
    from: voice.from,
    spot: site.spot,
    who: fill(voice.who, values),
    source: fill(voice.source, values),
    log: fill(voice.log, values),
    text: fill(voice.text, values),
    ...(gauge ? { gauge } : {}),
    ...(voice.vehicle ? { vehicle: voice.vehicle } : {}),
  };
}
