/* Form for the headline width, with a live preview on the page. */
import './brand-letters.css';
import { useEffect, useState } from 'react';
import { brand } from '../../src/content/brand.ts';
import { type HeadlineWidth, headlineNames, headlineProperty } from '../headline-names.ts';
import { reloadInPlace } from './reload.ts';
import { messageOf, request } from './request.ts';
import { postStep } from './step.ts';

const widths = Object.keys(headlineNames) as HeadlineWidth[];
const faceOf = (width: HeadlineWidth) => `600 ${width}`;

const forProgrammer = `Please set the site in another typeface:
1. Install its Fontsource package (variable, with weights 400 to 600) and name it in prerender/fonts/typefaces.ts.
2. Letter the drawings in it: art/lettering.ts, then npm run draw.
3. npm test says which letters of our texts it lacks.`;

export function BrandLetters() {
  const [kept, setKept] = useState<HeadlineWidth>();
  const [chosen, setChosen] = useState<HeadlineWidth>();
  const [status, setStatus] = useState('');
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    request<{ width?: HeadlineWidth }>('letters').then(
      ({ width }) => setKept(width),
      (error) => setStatus(messageOf(error)),
    );
  }, []);
  useEffect(() => {
    const { style } = document.documentElement;
    if (chosen) style.setProperty(headlineProperty, faceOf(chosen));
    else style.removeProperty(headlineProperty);
  }, [chosen]);
  const shown = chosen ?? kept;
  async function keep(): Promise<void> {
    try {
      await postStep('save-letters', { width: chosen });
      reloadInPlace('Saved. Logo and share cards follow once they are drawn again.');
    } catch (error) {
      setStatus(messageOf(error));
    }
  }
  return (
    <section aria-labelledby="editor-letters">
      <h3 id="editor-letters">Letters</h3>
      <fieldset className="editor-letters">
        <legend>Headlines</legend>
        {widths.map((width) => (
          <label key={width}>
            <input
              type="radio"
              name="letters"
              checked={shown === width}
              onChange={() => setChosen(width === kept ? undefined : width)}
            />{' '}
            <span style={{ font: `${faceOf(width)} 1.75rem / 1.2 var(--font)` }}>{brand.name}</span>
            <small>
              {headlineNames[width]}
              {width === kept && ', as now'}
            </small>
          </label>
        ))}
      </fieldset>
      <p>
        All three widths are already downloaded: none makes a page larger. Headlines follow at once; logo,
        certificates and share cards once they are drawn again.
      </p>
      <p role="status" className="editor-problems">
        {status}
      </p>
      {chosen && (
        <p className="editor-actions">
          <button type="submit" onClick={keep}>
            Save this typeface width
          </button>
          <button type="button" onClick={() => setChosen(undefined)}>
            Back to before
          </button>
          <small>Only you see this until you save it.</small>
        </p>
      )}
      <details className="editor-group">
        <summary>Another typeface needs a developer: about an hour</summary>
        <p>What to tell them:</p>
        <pre>{forProgrammer}</pre>
        <button
          type="button"
          onClick={() => void navigator.clipboard.writeText(forProgrammer).then(() => setCopied(true))}
        >
          {isCopied ? 'Copied' : 'Copy'}
        </button>
      </details>
    </section>
  );
}
