/*
 * Queries the type checker: which strings are free text and which are one of a few values, and whether a file still
 * type-checks after an edit. The checker stays open and reads a draft instead of the file on disk.
 */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Node, SyntaxKind } from 'typescript/unstable/ast';
import { API, type Checker, SymbolFlags, TypeFlags } from 'typescript/unstable/async';
import type { Part } from './content-value.ts';

/** 'text': any string. 'choice': one of `values`, which is empty for a template literal type. */
export type Expected = { kind: 'text' } | { kind: 'choice'; values: string[] };

/** For values without a type: guesses text or identifier from the characters. */
export const untyped = (parts: Part[]): Expected | undefined =>
  parts.some((part) => typeof part !== 'string' || /\s|^\p{Lu}|[.!?…]$/u.test(part))
    ? { kind: 'text' }
    : undefined;

export class Types {
  readonly #root: string;
  readonly #config: string;
  readonly #drafts = new Map<string, string>();
  readonly #api: API;
  readonly #changed = new Set<string>();
  /** By file, as long as its source is the same and no other file has changed: asking takes a call per string. */
  readonly #expected = new Map<string, { source: string; answer: Promise<Map<number, Expected>> }>();
  #last: Promise<unknown> = Promise.resolve();

  constructor(root: string) {
    this.#root = root;
    this.#config = resolve(root, 'editor/content.tsconfig.json');
    this.#api = new API({
      cwd: root,
      fs: {
        readFile: (file) => this.#drafts.get(file),
        fileExists: (file) => this.#drafts.has(file) || undefined,
      },
    });
  }

  /** Reports that a file has changed on disk. */
  hasChanged(place: string): void {
    this.#changed.add(place);
    this.#expected.clear();
  }

  /** The expected type of each string, by its start. Values without a type have none. */
  expectedIn(file: string): Promise<Map<number, Expected>> {
    const source = readFileSync(resolve(this.#root, file), 'utf8');
    const known = this.#expected.get(file);
    if (known?.source === source) return known.answer;
    const answer = this.#readExpected(file);
    this.#expected.set(file, { source, answer });
    answer.catch(() => this.#expected.delete(file));
    return answer;
  }

  #readExpected(file: string): Promise<Map<number, Expected>> {
    return this.#alone(async () => {
      const { source, checker } = await this.#sourceOf(file);
      const strings = nodesIn(source, isString);
      const entries = await Promise.all(
        strings.map(async (node) => [node.getStart(), await expected(checker, node)] as const),
      );
      return new Map(entries.filter((entry): entry is [number, Expected] => entry[1] !== undefined));
    });
  }

  /** Optional texts that a record lacks, by the start of the record. */
  missingIn(file: string): Promise<Map<number, string[]>> {
    return this.#alone(async () => {
      const { source, checker } = await this.#sourceOf(file);
      const records = nodesIn(source, ({ kind }) => kind === SyntaxKind.ObjectLiteralExpression);
      const entries = await Promise.all(
        records.map(async (node) => [node.getStart(), await missing(checker, node)] as const),
      );
      return new Map(entries.filter(([, names]) => names.length > 0));
    });
  }

  /** Optional fields that a record has, by the start of the record. */
  optionalIn(file: string): Promise<Map<number, string[]>> {
    return this.#alone(async () => {
      const { source, checker } = await this.#sourceOf(file);
      const records = nodesIn(source, ({ kind }) => kind === SyntaxKind.ObjectLiteralExpression);
      const entries = records.map(async (node): Promise<[number, string[]]> => {
        const present = namesIn(node);
        const names = (await optional(checker, node)).map(({ name }) => name);
        return [node.getStart(), names.filter((name) => present.has(name))];
      });
      return new Map(await Promise.all(entries));
    });
  }

  /** Type errors of these files as given; `everywhere` also checks all other files. */
  problemsOf(drafts: Map<string, string>, everywhere: boolean): Promise<string[]> {
    return this.#alone(async () => {
      try {
        for (const [file, source] of drafts) this.#drafts.set(resolve(this.#root, file), source);
        const { program } = await this.#project([...drafts.keys()]);
        const names = everywhere ? await program.getSourceFileNames() : [...this.#drafts.keys()];
        const own = names.filter((name) => /\/src\/(content|app)\//.test(name));
        const found = await Promise.all(
          own.map(async (name) => [
            ...(await program.getSyntacticDiagnostics(name)),
            ...(await program.getSemanticDiagnostics(name)),
          ]),
        );
        return found
          .flat()
          .map(({ fileName = '', text }) => `${fileName.replace(`${this.#root}/`, '')}: ${text}`);
      } finally {
        this.#drafts.clear();
        await this.#project([...drafts.keys()]);
      }
    });
  }

  close(): Promise<void> {
    return this.#api.close();
  }

  /**
   * The file as it is on disk. A file reported as changed makes the checker start anew, so only one it knows with
   * another text is reported.
   */
  async #sourceOf(file: string) {
    const place = resolve(this.#root, file);
    const { program, checker } = await this.#project([]);
    const source = await program.getSourceFile(place);
    if (source?.text === readFileSync(place, 'utf8')) return { source, checker };
    const { program: next, checker: renewed } = await this.#project([file]);
    return { source: await next.getSourceFile(place), checker: renewed };
  }

  async #project(changed: string[]) {
    const files = [...changed.map((file) => resolve(this.#root, file)), ...this.#changed];
    this.#changed.clear();
    const deleted = files.filter((file) => !this.#drafts.has(file) && !existsSync(file));
    const snapshot = await this.#api.updateSnapshot({
      openProjects: [this.#config],
      fileChanges: { changed: files, created: files, deleted },
    });
    const project = snapshot.getProject(this.#config);
    if (!project) throw new Error(`${this.#config} cannot be opened`);
    return project;
  }

  /** One query at a time: a draft must not be visible to the next. */
  #alone<Result>(query: () => Promise<Result>): Promise<Result> {
    const result = this.#last.then(query, query);
    this.#last = result.catch(() => {});
    return result;
  }
}

function nodesIn(source: Node | undefined, wanted: (node: Node) => boolean): Node[] {
  const found: Node[] = [];
  const visit = (node: Node) => {
    if (wanted(node)) found.push(node);
    node.forEachChild(visit);
  };
  if (source) visit(source);
  return found;
}

const isString = ({ kind }: Node) =>
  kind === SyntaxKind.StringLiteral ||
  kind === SyntaxKind.NoSubstitutionTemplateLiteral ||
  kind === SyntaxKind.TemplateExpression;

async function expected(checker: Checker, node: Node): Promise<Expected | undefined> {
  const type = await checker.getContextualType(node as never);
  if (!type) return undefined;
  const some = type.isUnionType() ? await type.getTypes() : [type];
  if (some.some(({ flags }) => flags & TypeFlags.String)) return { kind: 'text' };
  const values = some.flatMap((member) => (member.isStringLiteralType() ? [member.value] : []));
  return { kind: 'choice', values };
}

/** Includes spread properties. */
function namesIn(node: Node): Set<string> {
  const names = new Set<string>();
  node.forEachChild((child) => {
    const { name, expression } = child as { name?: { text?: string }; expression?: Node };
    if (name?.text) names.add(name.text);
    if (child.kind === SyntaxKind.SpreadAssignment && expression)
      for (const spread of namesIn(expression)) names.add(spread);
  });
  return names;
}

async function optional(checker: Checker, node: Node) {
  const type = await checker.getContextualType(node as never);
  if (!type || type.isUnionType()) return [];
  return (await checker.getPropertiesOfType(type)).filter(({ flags }) => flags & SymbolFlags.Optional);
}

/** Optional fields that hold a text. */
async function missing(checker: Checker, node: Node): Promise<string[]> {
  const present = namesIn(node);
  const absent = (await optional(checker, node)).filter(({ name }) => !present.has(name));
  const texts = await Promise.all(
    absent.map(async (property) => {
      const held = await checker.getTypeOfSymbol(property);
      const some = held?.isUnionType() ? await held.getTypes() : [held];
      const isText = some.some((one) => one && one.flags & (TypeFlags.String | TypeFlags.TemplateLiteral));
      return isText ? [property.name] : [];
    }),
  );
  return texts.flat();
}
