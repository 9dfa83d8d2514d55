/** Test for scripts that carry data: they assign literals to variables and call nothing. */

/** Strings, and comments; `<![CDATA[` stands in a comment. Those without an end match, too, so that the search is linear. */
const TEXTS = /"(?:[^"\\\n]|\\.)*("?)|'(?:[^'\\\n]|\\.)*('?)|\/\*(?:[^*]|\*(?!\/))*((?:\*\/)?)|\/\/[^\n]*/g;
/** No parentheses, no functions, no templates: such code cannot call anything. */
const LITERALS = /^[\w$.\s={}[\],:;|!"+-]*$/;
const WORKS = /\b(?:new|delete|throw|import|export|class|function|debugger|while|for|do|yield|await)\b|\+\+|--/;

/** Whether code only assigns data, as `var a = {"b": 1};` does. */
export function onlyAssignsData(code: string): boolean {
  let isBroken = false;
  const rest = code.replaceAll(TEXTS, (found, ...ends: (string | undefined)[]) => {
    if (ends.slice(0, 3).includes('')) isBroken = true;
    return /^["']/.test(found) ? '""' : ' ';
  });
  return !isBroken && LITERALS.test(rest) && !WORKS.test(rest);
}
