import type { InstallationSettings } from '@casewright/api/client'
import { counted } from '@casewright/core/client'
import { Notice, Select, Switch } from '@casewright/ui'
import { narrowForm } from '../../components/form/form.css.ts'
import { Loading } from '../../components/page/loading.tsx'
import { section, settings } from '../../components/sections/section.css.ts'
import { SectionHead } from '../../components/sections/section-head.tsx'
import { useAbout } from '../../lib/about.ts'
import * as css from './admin.css.ts'
import { useSettings } from './use-settings.ts'

interface Feature {
  key: 'speech' | 'mcp' | 'newDeviceMail'
  title: string
  /** What it does, and what it sends where. */
  text: string
}

const features: readonly Feature[] = [
  {
    key: 'speech',
    title: 'Dictation in the browser',
    text: 'Pages offer dictation through the browser’s speech recognition. Many browsers send the recording to their maker, such as Google or Apple; users are told and asked before the first use. When this is off, text is typed or pasted.',
  },
  {
    key: 'mcp',
    title: 'Connections for AI assistants (MCP)',
    text: 'Users can connect a third-party AI assistant, which calls the tools on their behalf with a key from their settings. Results go to that assistant, and so to its maker. When this is off, all such connections are refused.',
  },
  {
    key: 'newDeviceMail',
    title: 'Email about sign-ins with a new browser',
    text: 'If email is set up, users are notified when someone signs in to their account with a new browser. Browsers are recognized by a cookie that contains only a random number. Settings, Sign-in lists these sign-ins either way.',
  },
]

const never = 'never'

const idleOptions = [
  { value: never, label: 'Off' },
  ...[15, 30, 60, 120, 240, 480].map((minutes) => ({
    value: String(minutes),
    label: minutes < 60 ? `After ${minutes} minutes` : `After ${counted(minutes / 60, 'hour')}`,
  })),
]

/** With what was set by a program, which may be any number of minutes. */
const idleOptionsWith = (minutes: number | null) =>
  minutes === null || idleOptions.some(({ value }) => value === String(minutes))
    ? idleOptions
    : [...idleOptions, { value: String(minutes), label: `After ${minutes} minutes` }]

const secondFactorOptions: readonly { value: InstallationSettings['secondFactor']; label: string }[] = [
  { value: 'optional', label: 'Optional' },
  { value: 'administrators', label: 'Required for administrators' },
  { value: 'everybody', label: 'Required for everyone' },
]

/** `/admin/features`: what an administrator allows here. A switch counts for everybody, from that moment. */
export function FeaturesSection() {
  const { change, ...query } = useSettings()
  const { data } = query
  const { speech } = useAbout()
  return (
    <div className={settings}>
      <SectionHead title="Features" lead="What this installation offers. These settings apply to everyone." />
      {!data && <Loading query={query} label="Loading the settings..." failure="The settings could not be loaded." />}
      {data && (
        <section aria-label="Switches" className={section}>
          <ul className={css.switches}>
            {features.map(({ key, title, text }) => (
              <li key={key} className={css.entry}>
                <Switch
                  isSelected={data[key]}
                  description={text}
                  onChange={(isOn) => change.mutate({ change: { [key]: isOn }, title })}
                >
                  {title}
                </Switch>
                {key === 'speech' && speech === 'offline' && (
                  <Notice title="Dictation is unavailable while OFFLINE=1 is set.">
                    Nothing can leave this machine, so this setting has no effect.
                  </Notice>
                )}
              </li>
            ))}
            <li className={css.entry}>
              <div className={narrowForm}>
                <Select
                  label="Second factor"
                  description="An authenticator app or a passkey, in addition to the password. Users who do not have one can do nothing else until they set one up, and their API keys are refused. For single sign-on, this is set with your provider."
                  options={secondFactorOptions}
                  value={data.secondFactor}
                  onChange={(to) =>
                    change.mutate({
                      change: { secondFactor: to as InstallationSettings['secondFactor'] },
                      title: 'Second factor',
                    })
                  }
                />
              </div>
            </li>
            <li className={css.entry}>
              <div className={narrowForm}>
                <Select
                  label="Idle timeout"
                  description="Ends a session after no one has clicked or typed in it for this long. The page warns two minutes before. Running work continues, and forms keep their drafts. API keys are not affected. Sessions end after seven days in any case."
                  options={idleOptionsWith(data.idleMinutes)}
                  value={data.idleMinutes === null ? never : String(data.idleMinutes)}
                  onChange={(to) =>
                    change.mutate({
                      change: { idleMinutes: to === never ? null : Number(to) },
                      title: 'Idle timeout',
                    })
                  }
                />
              </div>
            </li>
          </ul>
        </section>
      )}
    </div>
  )
}
