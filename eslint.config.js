// What the scripts of pages are held to, beside their types (tsconfig.json) and their layout (.prettierrc.json).
import js from "@eslint/js";
import globals from "globals";

/** Where one function draws one thing in one go, or waits in one place for all that a hand may do. */
const LONG = [
  "controller/postparade/games/ready_set_bet/pages/story.js",
  "controller/postparade/web/static/board/evening.js",
  "controller/postparade/web/static/board/side.js",
  "controller/postparade/web/static/racecourse/stable.js",
  "controller/postparade/web/static/host/option-fields.js",
  "controller/postparade/web/static/host/seats.js",
  "controller/postparade/web/static/lib/horse.js",
  "controller/postparade/web/static/lib/result.js",
  "controller/postparade/web/static/lib/tap.js",
];

export default [
  { ignores: [".venv/", "build/", "third-party/", "**/*.d.ts"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // As ruff counts the branches of a function of the program.
      complexity: ["error", 12],
      eqeqeq: "error",
      // A function is read at once; `tests/house/test_lengths.py` holds those of the program to the same.
      "max-lines-per-function": ["error", 40],
      "no-shadow": "error",
      "no-unused-expressions": "error",
      "no-use-before-define": ["error", { functions: false, variables: false }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  { files: LONG, rules: { "max-lines-per-function": ["error", 60] } },
  { files: ["controller/**/*.js"], languageOptions: { globals: globals.browser } },
  { files: ["tests/**/*.mjs", "eslint.config.js"], languageOptions: { globals: globals.node } },
];
