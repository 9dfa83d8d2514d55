/** Test for data scripts, which assign literals to variables and call no functions. */

/** Strings and comments (including `<![CDATA[` in comments). Unterminated ones also match, which keeps the search linear. */
const TEXTS = /"(?:[^"\\\n]|\\.)*("?)|'(?:[^'\\\n]|\\.)*('?)|\/\*(?:[^*]|\*(?!\/))*((?:\*\/)?)|\/\/[^\n]*/g;
/** Code without parentheses, functions and templates, which cannot call functions. */
const LITERALS = /^[\w$.\s={}[\],:;|!"+-]*$/;
const KEYWORDS = /\b(?:new|delete|throw|import|export|class|function|debugger|while|for|do|yield|await)\b|\+\+|--/;

/** Whether code only assigns data, as `var a = {"b": 1};` does. */
export function onlyAssignsData(code: string): boolean {
  let isBroken = false;
  const rest = code.replaceAll(TEXTS, (found, ...ends: (string | undefined)[]) => {
    if (ends.slice(0, 3).includes('')) isBroken = true;
    return /^["']/.test(found) ? '""' : ' ';
  });
  return !isBroken && LITERALS.test(rest) && !KEYWORDS.test(rest);
}
