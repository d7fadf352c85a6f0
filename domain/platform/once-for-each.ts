/**
 * The same function, which works its answer out once for each object, for as long as that is there: for
 * what nobody changes.
 */
export function onceForEach<Of extends object, Answer>(
  work: (of: Of) => Answer,
): (of: Of) => Answer {
  const answers = new WeakMap<Of, { answer: Answer }>();
  return (of) => {
    const known = answers.get(of);
    if (known) return known.answer;
    const answer = work(of);
    answers.set(of, { answer });
    return answer;
  };
}
