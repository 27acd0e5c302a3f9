/** So many commits of React within a second are no answer to a gesture and no animation. */
const mostCommits = 500
const second = 1000

/**
 * Calls `onTooMany` when components draw themselves again without end, as an effect does that sets state each time. Each
 * turn of that is a task of its own, which no guard can see. React tells of its commits to a hook that is made for
 * developer tools.
 */
export function countCommits(onTooMany: () => void): void {
  const now = performance.now.bind(performance)
  let [began, count] = [0, 0]
  const onCommitFiberRoot = (): void => {
    const time = now()
    if (time - began > second) [began, count] = [time, 0]
    count += 1
    if (count === mostCommits) onTooMany()
  }
  const hook = { supportsFiber: true, inject: () => 1, onCommitFiberRoot, onCommitFiberUnmount: () => undefined }
  Object.assign(self, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
}
