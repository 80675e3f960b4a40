import {
  type ComponentType,
  lazy,
  memo,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import css from './when-near.module.css';

interface Part<Props> {
  default: ComponentType<Props>;
}

/** Shown with the prerendered part if its script did not load. */
type LoadFailure<Props> = ComponentType<Props & { onRetry: () => void }>;

/**
 * A part of a page whose script is loaded when it comes near the viewport; until then it is static HTML.
 * A page awaits this at module level: in the prerender, and for navigation within the site, the
 * part is loaded before the page is shown, so that nothing below it moves.
 */
export async function whenNear<Props extends object>(
  load: () => Promise<Part<Props>>,
  Failure: LoadFailure<Props>,
): Promise<ComponentType<Props>> {
  const isDocument =
    typeof document !== 'undefined' && !document.documentElement.hasAttribute('data-started');
  if (isDocument) return partOfDocument(load, Failure);
  // A page's script that throws while it is evaluated can never be imported again: the part fails alone instead.
  const loaded = await load().catch((error: unknown) => console.error(error));
  if (!loaded) return partOfDocument(load, Failure);
  const { default: Part } = loaded;
  return memo((props: Props) => (
    <div>
      <Suspense>
        <Part {...props} />
      </Suspense>
    </div>
  )) as unknown as ComponentType<Props>;
}

function partOfDocument<Props extends object>(
  load: () => Promise<Part<Props>>,
  Failure: LoadFailure<Props>,
): ComponentType<Props> {
  let arrive: (part: Part<Props>) => void;
  const arrived = new Promise<Part<Props>>((resolve) => {
    arrive = resolve;
  });
  const Alive = lazy(() => arrived);
  return memo((props: Props) => {
    const place = useRef<HTMLDivElement>(null);
    const [hasFailed, setFailed] = useState(false);
    const fetchPart = useCallback(async () => {
      try {
        arrive(await load());
        setFailed(false);
        return true;
      } catch (error) {
        console.error(error);
        setFailed(true);
        return false;
      }
    }, []);
    useEffect(() => onceNear(place.current, fetchPart), [fetchPart]);
    // The same element at every render: React discards a boundary that changes before it is hydrated.
    const part = useMemo(
      () => (
        <Suspense>
          <Alive {...props} />
        </Suspense>
      ),
      [props],
    );
    return (
      <div ref={place} className={css.place}>
        {part}
        {hasFailed && (
          <div className={css.failure} role="alert">
            <Failure {...props} onRetry={fetchPart} />
          </div>
        )}
      </div>
    );
  }) as unknown as ComponentType<Props>;
}

/** Retries whenever it comes near again, until the script has loaded. */
function onceNear(place: HTMLElement | null, fetchPart: () => Promise<boolean>): (() => void) | undefined {
  if (!place) return undefined;
  // After a navigation within the site there is no static HTML to show meanwhile.
  if (!place.firstElementChild) void fetchPart();
  const near = new IntersectionObserver(
    async ([entry]) => {
      if (entry?.isIntersecting && (await fetchPart())) near.disconnect();
    },
    { rootMargin: '100% 0%' },
  );
  near.observe(place);
  return () => near.disconnect();
}
