// What the scripts of pages are held to, beside their types (tsconfig.json) and their layout (.prettierrc.json).
import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: [".venv/", "build/", "third-party/", "**/*.d.ts"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      // As ruff counts the branches of a function of the program.
      complexity: ["error", 12],
      eqeqeq: "error",
      "no-shadow": "error",
      "no-unused-expressions": "error",
      "no-use-before-define": ["error", { functions: false, variables: false }],
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
  { files: ["controller/**/*.js"], languageOptions: { globals: globals.browser } },
  { files: ["tests/**/*.mjs", "eslint.config.js"], languageOptions: { globals: globals.node } },
];
