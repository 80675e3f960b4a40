/* One published change: message, author, time, and texts and pictures before and after. */
import { useEffect, useState } from 'react';
import type { ContentChange } from '../content-diff.ts';
import type { Past } from '../history.ts';
import type { PastPicture } from '../past-picture.ts';
import { PageName } from './page-name.tsx';
import { request } from './request.ts';
import { ReviewLine } from './review-line.tsx';

interface HistoryEntryProps {
  entry: Past;
  takeBack(file: string, line: ContentChange): void;
}

export function HistoryEntry({ entry, takeBack }: HistoryEntryProps) {
  const { commit, who, when, sentence, parts, more } = entry;
  return (
    <section className="editor-review">
      <h3>
        {sentence} <small>{`${who}, ${when.slice(11, 16)}`}</small>
      </h3>
      {[...Map.groupBy(parts, ({ part }) => part)].map(([part, files]) => (
        <dl key={part} aria-label={part}>
          <dt>
            <PageName>{part}</PageName>
          </dt>
          {files.map(({ picture }) => picture && <Pair key={picture} commit={commit} picture={picture} />)}
          {files.flatMap(({ file, lines }) =>
            lines.map((line) => (
              <ReviewLine
                key={`${file} ${line.kind} ${line.path.join(' ')}`}
                file={file}
                line={line}
                isPast
                takeBack={() => takeBack(file, line)}
              />
            )),
          )}
        </dl>
      ))}
      {more > 0 && <p>And {more} more, most of them pictures.</p>}
    </section>
  );
}

function Pair({ commit, picture }: { commit: string; picture: string }) {
  const [pair, setPair] = useState<PastPicture>();
  useEffect(() => {
    request<PastPicture>('past-picture', { commit, picture }).then(setPair, () => setPair({}));
  }, [commit, picture]);
  if (!pair) return <dd>Loading the picture…</dd>;
  const { before, after } = pair;
  if (!before && !after) return <dd>This file has no preview</dd>;
  return (
    <dd className="editor-pair">
      {before && <img src={before} alt="Before" />}
      {before && after && <span aria-hidden="true">→</span>}
      {after && <img src={after} alt="After" />}
      {!before && 'Added'}
      {!after && 'Removed'}
    </dd>
  );
}
