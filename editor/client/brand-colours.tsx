/* Form for the site's colours, with a live preview on the page and the contrast of each. */
import './brand-colours.css';
import { useEffect, useState } from 'react';
import { propertyOf } from '../../art/token-property.ts';
import type { ReadToken } from '../../prerender/contrast-pairs.ts';
import {
  type Colours,
  type ContrastResult,
  colourNames,
  describeContrast,
  nearestReadable,
  stylesheet,
  tokens,
  worstReading,
} from '../colour-names.ts';
import { fieldName, focusWantedField } from './go-to-field.ts';
import { reloadInPlace } from './reload.ts';
import { messageOf, request } from './request.ts';
import { postStep } from './step.ts';

const key = 'editor-colours';
const ofBrand = 5;
type SelectedColours = Partial<Colours>;

function follow(chosen: SelectedColours): void {
  for (const token of tokens) {
    const value = chosen[token];
    if (value) document.documentElement.style.setProperty(propertyOf(token), value);
    else document.documentElement.style.removeProperty(propertyOf(token));
  }
  if (Object.keys(chosen).length > 0) sessionStorage.setItem(key, JSON.stringify(chosen));
  else sessionStorage.removeItem(key);
}

export function BrandColours() {
  const [kept, setKept] = useState<Colours>();
  const [chosen, setChosen] = useState<SelectedColours>(() =>
    JSON.parse(sessionStorage.getItem(key) ?? '{}'),
  );
  const [status, setStatus] = useState('');
  useEffect(() => {
    request<{ colours: Colours }>('colours').then(
      (answer) => setKept(answer.colours),
      (error) => setStatus(messageOf(error)),
    );
  }, []);
  useEffect(() => follow(chosen), [chosen]);
  useEffect(() => {
    if (kept) focusWantedField();
  }, [kept]);
  if (!kept) return <p role="status">{status || 'Reading the colours…'}</p>;
  const colours = { ...kept, ...chosen };
  const choose = (token: ReadToken, value: string) => {
    setStatus('');
    setChosen((before) => ({ ...before, [token]: value }));
  };
  async function keep(): Promise<void> {
    try {
      await postStep('save-colours', { colours: chosen });
      sessionStorage.removeItem(key);
      reloadInPlace('Saved. Drawings follow once they are drawn again.');
    } catch (error) {
      setStatus(messageOf(error));
    }
  }
  const field = (token: ReadToken) => (
    <Colour
      key={token}
      token={token}
      colours={colours}
      isChosen={chosen[token] !== undefined}
      choose={(value) => choose(token, value)}
    />
  );
  return (
    <section aria-labelledby="editor-colours">
      <h3 id="editor-colours">Colours</h3>
      {tokens.slice(0, ofBrand).map(field)}
      <details
        className="editor-group"
        open={tokens.slice(ofBrand).some((token) => isRefused(worstReading(token, colours)))}
      >
        <summary>Other colours</summary>
        {tokens.slice(ofBrand).map(field)}
      </details>
      <p role="status" className="editor-problems">
        {status}
      </p>
      {Object.keys(chosen).length > 0 && (
        <p className="editor-actions">
          <button type="submit" onClick={keep}>
            Keep these
          </button>
          <button type="button" onClick={() => setChosen({})}>
            Back to before
          </button>
          <small>Only you see this until you save it.</small>
        </p>
      )}
    </section>
  );
}

const isRefused = ({ found, needed }: ContrastResult) => found < needed;

interface ColourProps {
  token: ReadToken;
  colours: Colours;
  /** Chosen in this form: only then a nearer colour is suggested. */
  isChosen: boolean;
  choose(value: string): void;
}

function Colour({ token, colours, isChosen, choose }: ColourProps) {
  const reading = worstReading(token, colours);
  const isBad = isRefused(reading);
  const nearest = isBad && isChosen ? nearestReadable(token, colours) : undefined;
  return (
    <div
      className="editor-colour"
      data-field={fieldName({ file: stylesheet, path: [token] })}
      data-refused={isBad || undefined}
    >
      <label>
        <input type="color" value={colours[token]} onChange={({ target }) => choose(target.value)} />{' '}
        <b>{colourNames[token]}</b> {colours[token]}
      </label>
      <p role="status">{describeContrast(reading)}</p>
      {nearest && (
        <p>
          <span className="editor-swatch" style={{ background: nearest }} /> Nearest that can be read{' '}
          <button type="button" onClick={() => choose(nearest)}>
            Use it
          </button>
        </p>
      )}
    </div>
  );
}
