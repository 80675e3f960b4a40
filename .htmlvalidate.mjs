/*
 * The HTML rules for every built document: all recommended ones, with the exceptions below.
 */
import { defineConfig } from 'html-validate';

export default defineConfig({
  root: true,
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // We write it in lower case.
    'doctype-style': ['error', { style: 'lowercase' }],
    // React closes void elements with a slash, which HTML ignores.
    'void-style': 'off',
    // React writes popoverTarget, commandFor and the like; attribute names are case-insensitive.
    'attr-case': ['error', { style: ['lowercase', 'camelcase'] }],
    // React's generated ids begin with an underscore; HTML only requires that an id is not empty and has no space.
    'valid-id': ['error', { relaxed: true }],
    // React writes checked="" and hidden="", we write disabled; both mean the same.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    // The stylesheet keeps a telephone number on one line, so an owner may type it with plain spaces.
    'tel-non-breaking': 'off',
    // Integrity hashes protect files from other hosts. All of ours are same-origin and content-hashed.
    'require-sri': ['error', { target: 'crossorigin' }],
  },
});
