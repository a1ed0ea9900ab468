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
    text: 'Pages offer to take down what is spoken, by the speech recognition of the browser. Many browsers send the recording to their maker, such as Google or Apple; each person is told so and asked before the first use. Switched off, no page offers it, and text is typed or pasted.',
  },
  {
    key: 'mcp',
    title: 'Connections for AI assistants (MCP)',
    text: 'People may connect an AI assistant of another maker, which then calls the tools in their name with a key that they make in their settings. What a tool answers goes to that assistant, and so to its maker. Switched off, every such connection is refused at once.',
  },
  {
    key: 'newDeviceMail',
    title: 'Mail about sign-ins with a new browser',
    text: 'People get a mail when someone signs in to their account with a browser that was not used for it before, where mail is set up. A browser is recognized by a cookie that holds a random number and nothing else. Settings, Sign-in lists these sign-ins either way.',
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
  { value: 'optional', label: 'As each person likes' },
  { value: 'administrators', label: 'Required of administrators' },
  { value: 'everybody', label: 'Required of everybody' },
]

/** `/admin/features`: what an administrator allows here. A switch counts for everybody, from that moment. */
export function FeaturesSection() {
  const { change, ...query } = useSettings()
  const { data } = query
  const { speech } = useAbout()
  return (
    <div className={settings}>
      <SectionHead title="Features" lead="What this installation offers. A switch counts for everybody." />
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
                  <Notice title="Dictation is not offered while OFFLINE=1 is set.">
                    Nothing may leave this machine, so the switch has no effect until that changes.
                  </Notice>
                )}
              </li>
            ))}
            <li className={css.entry}>
              <div className={narrowForm}>
                <Select
                  label="Second factor"
                  description="What is asked for besides the password: an authenticator app or a passkey. Whoever has none yet can only set one up until then, and programs with their keys are refused. Who comes by single sign-on is asked there."
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
