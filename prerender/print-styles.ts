/*
 * Moves the print rules of every built stylesheet into a separate one, since each document would contain a kilobyte
 * that no first paint needs. Browsers fetch a print stylesheet last.
 */
import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type AtRule, type Root } from 'postcss';

/** The address of the print stylesheet. */
export function separatePrintStyles(site: string): string {
  const sheets = globSync(join(site, 'static/css/*.css')).sort();
  const print = sheets.map((sheet) => {
    const styles = postcss.parse(readFileSync(sheet, 'utf8'));
    const taken = takePrintRules(styles);
    writeFileSync(sheet, styles.toString());
    return taken.toString();
  });
  const text = print.join('');
  const file = `static/css/print-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.css`;
  writeFileSync(join(site, file), text);
  return file;
}

/** Removes the rules for print and returns them, each in its original cascade layer. */
export function takePrintRules(styles: Root): Root {
  const taken = postcss.root();
  styles.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return;
    const layer = rule.parent as AtRule;
    rule.remove();
    taken.append(layer.type === 'atrule' ? emptyLike(layer).append(rule) : rule);
    if (layer.nodes?.length === 0) layer.remove();
  });
  return taken;
}

/** clone() would first copy everything inside. */
const emptyLike = ({ name, params, raws }: AtRule): AtRule => postcss.atRule({ name, params, raws });
