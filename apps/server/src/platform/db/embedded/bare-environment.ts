/** What Windows programs cannot start without. */
const needed = ['SystemRoot', 'SystemDrive', 'windir', 'TEMP', 'TMP', 'PATH']

/** The environment of the database's programs. It holds nothing of ours, so nothing of ours can be read out of it. */
export const bareEnvironment = (
  from: Record<string, string | undefined>,
  platform: NodeJS.Platform = process.platform,
): Record<string, string> => ({
  LC_ALL: 'C',
  ...(platform === 'win32'
    ? Object.fromEntries(needed.flatMap((name) => (from[name] === undefined ? [] : [[name, from[name]]])))
    : {}),
})
