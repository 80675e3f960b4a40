/*
 * The rules every built document is held to: all recommended ones. What differs from them is said with its
 * reason; nothing else is relaxed.
 */
import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // A matter of style, and ours is lower case.
    'doctype-style': ['error', { style: 'lowercase' }],
    // React closes void elements with a slash; the HTML standard lets it have no effect.
    'void-style': 'off',
    // React writes popoverTarget, commandFor and the like; HTML reads attribute names in any case.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React's own ids begin with an underscore; HTML asks only that an id is not empty and holds no space.
    'valid-id': ['error', { relaxed: true }],
    // React writes checked="" and hidden="", we write disabled; HTML reads both forms the same.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The stylesheet keeps a telephone number on one line, so an owner may type it with plain spaces.
    'tel-non-breaking': 'off',
    // Integrity protects what another host serves. Everything here is our own, and named by its content.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});
