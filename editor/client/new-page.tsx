/* Adds a page modelled on an existing one; its texts are then edited on the page itself. */
import { type FormEvent, useEffect, useState } from 'react';
import { clearForm, keepForm, keptForm } from './kept-form.ts';
import { goTo } from './reload.ts';
import { messageOf, request } from './request.ts';
import { postStep } from './step.ts';

interface ModelPage {
  id: string;
  title: string;
}

const form = 'new page';

export function NewPage() {
  const [patterns, setPatterns] = useState<ModelPage[]>([]);
  const [refused, setRefused] = useState('');
  const [kept] = useState(() => keptForm(form));
  useEffect(() => {
    request<{ patterns: ModelPage[] }>('patterns').then(
      (answer) => setPatterns(answer.patterns),
      (error) => setRefused(messageOf(error)),
    );
  }, []);
  async function add(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    try {
      const page = Object.fromEntries(new FormData(event.currentTarget));
      const { address } = await postStep<{ address: string }>('add-page', page);
      clearForm(form);
      // Closes the panel, so that the page is fully visible.
      sessionStorage.removeItem('editor-view');
      goTo(
        address,
        'The page is there, and in the site map. Write over its words; a menu entry can lead to it.',
      );
    } catch (error) {
      setRefused(messageOf(error));
    }
  }
  return (
    <form onSubmit={add} onInput={({ currentTarget }) => keepForm(form, currentTarget)}>
      <p className="editor-field">
        <label htmlFor="editor-pattern">In the form of</label>
        <select key={patterns.length} id="editor-pattern" name="pattern" defaultValue={kept.pattern}>
          {patterns.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </p>
      {[
        ['title', 'Title', 'Its address is made of it.'],
        ['lead', 'Lead', 'One or two sentences under the title.'],
        ['description', 'Description', '70 to 160 characters, for search engines.'],
        ['keywords', 'Keywords', 'Three or more, with commas between them: what people would search for.'],
      ].map(([name = '', label, hint]) => (
        <p key={name} className="editor-field">
          <label htmlFor={`editor-new-${name}`}>{label}</label>
          <textarea
            id={`editor-new-${name}`}
            name={name}
            defaultValue={kept[name]}
            required
            rows={name === 'title' ? 1 : 3}
            aria-describedby={`editor-hint-${name}`}
          />
          <small id={`editor-hint-${name}`}>{hint}</small>
        </p>
      ))}
      <p role="status" className="editor-problems">
        {refused}
      </p>
      <button type="submit">Add the page</button>
    </form>
  );
}
