/* The panel beside the page: its fields, the brand, and publishing. */
import './panel.css';
import './fields.css';
import { Fragment, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { languageAt } from '../edition-of.ts';
import { labelOf } from '../field-names.ts';
import type { Listed, ValueOutline } from '../outline.ts';
import { BrandColours } from './brand-colours.tsx';
import { BrandLetters } from './brand-letters.tsx';
import { Drawings } from './drawings.tsx';
import type { Dropped } from './drop-pictures.ts';
import { focusWantedField } from './go-to-field.ts';
import { restoreFocus } from './kept-focus.ts';
import { LaunchCheck } from './launch-check.tsx';
import { rememberScroll, scrolledTo } from './open-groups.ts';
import { Outside } from './outside.tsx';
import { PageAddress } from './page-address.tsx';
import { Publish } from './publish.tsx';
import { reloadInPlace } from './reload.ts';
import { messageOf } from './request.ts';
import { Loading, useResource } from './resource.tsx';
import { MissingField, ValueField } from './value-field.tsx';
import type { EditorView } from './views.ts';

/** Set on a translated page, whose address and previews are edited in the first edition. */
const language = languageAt(location.pathname);

const brandFile = 'src/content/brand.ts';

interface PanelProps {
  view: EditorView;
  showStatus(sentence: string): void;
  place(dropped: Dropped): void;
  show(view: EditorView): void;
  close(): void;
}

export function Panel({ view, showStatus, place, show, close }: PanelProps) {
  return (
    <aside
      className="editor-panel editor-form"
      aria-label={view}
      onScrollEnd={({ currentTarget }) => rememberScroll(currentTarget)}
    >
      <header>
        <h2 tabIndex={-1}>{view}</h2>
        <button type="button" onClick={close}>
          Close
        </button>
      </header>
      {view === 'Page' && <PageFields showStatus={showStatus} place={place} />}
      {view === 'Brand' && (
        <>
          <FileFields file={brandFile} name="Brand" showStatus={showStatus} place={place} />
          <BrandColours />
          <BrandLetters />
          <Drawings />
          <LaunchCheck />
        </>
      )}
      {view === 'Publish' && <Publish show={show} />}
    </aside>
  );
}

type Means = Pick<PanelProps, 'showStatus' | 'place'>;

interface PanelFiles {
  page: string;
  own?: string;
  parts: Listed[];
}

function PageFields({ showStatus, place }: Means) {
  const resource = useResource<PanelFiles>('files', JSON.stringify({ pathname: location.pathname }));
  const known = resource.data;
  const [file, setFile] = useState(sessionStorage.getItem('editor-file') ?? undefined);
  if (!known) return <Loading resource={resource}>Loading the page…</Loading>;
  const shown = file ?? known.own ?? known.parts[0]?.file ?? '';
  const groups = Map.groupBy(known.parts, ({ group }) => group);
  return (
    <>
      <p className="editor-field">
        <label htmlFor="editor-file">What to change</label>
        <select
          id="editor-file"
          value={shown}
          onChange={({ target }) => {
            const chosen = target.value === known.own ? undefined : target.value;
            if (chosen) sessionStorage.setItem('editor-file', chosen);
            else sessionStorage.removeItem('editor-file');
            setFile(chosen);
          }}
        >
          {known.own && <option value={known.own}>This page{language && `, in ${language}`}</option>}
          {[...groups].map(([group, parts]) => (
            <optgroup key={group} label={group}>
              {parts
                .filter((part) => part.file !== known.own)
                .map((part) => (
                  <option key={part.file} value={part.file}>
                    {part.name}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </p>
      <FileFields
        file={shown}
        name={known.parts.find((part) => part.file === shown)?.name ?? ''}
        isOwn={shown === known.own}
        showStatus={showStatus}
        place={place}
      />
    </>
  );
}

interface FileFieldsProps extends Means {
  file: string;
  /** As listed for the owner. */
  name: string;
  /** It is the current page, which also has an address and previews. */
  isOwn?: boolean;
}

function FileFields({ file, name, isOwn = false, showStatus, place }: FileFieldsProps) {
  const resource = useResource<{ outline: ValueOutline[] }>('outline', JSON.stringify({ file }));
  const outline = resource.data?.outline;
  const save = useCallback(
    (
      send: () => Promise<unknown>,
      refused: (error: unknown) => void = (error) => showStatus(messageOf(error)),
    ) => {
      send().then(() => reloadInPlace('Saved.'), refused);
    },
    [showStatus],
  );
  const fields = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!outline) return;
    fields.current?.closest('.editor-panel')?.scrollTo({ top: scrolledTo() });
    restoreFocus(true);
    focusWantedField();
  }, [outline]);
  if (!outline) return <Loading resource={resource}>Loading the fields…</Loading>;
  const work = { file, save, place };
  const shown = outline.map((value) =>
    value.kind === 'record' ? (
      <div key={String(value.path[0])}>
        {value.entries.map((entry) => (
          <Fragment key={entry.key}>
            <ValueField
              label={labelOf(entry.key)}
              value={entry.value}
              open={entry.key === 'head'}
              {...work}
            />
            {isOwn && !language && entry.key === 'head' && (
              <>
                <Outside />
                <PageAddress />
              </>
            )}
          </Fragment>
        ))}
        {value.missing.map((key) => (
          <MissingField key={key} name={key} record={value} {...work} />
        ))}
      </div>
    ) : (
      <ValueField
        key={String(value.path[0])}
        label={value.path[0] === 'default' ? name : labelOf(String(value.path[0]))}
        value={value}
        open
        {...work}
      />
    ),
  );
  return <div ref={fields}>{shown}</div>;
}
