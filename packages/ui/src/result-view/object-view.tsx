import { Fragment } from 'react'
import { humanName, plainSchema, type SchemaNode } from '../json-schema/json-schema.ts'
import { Written } from '../written/written.tsx'
import { headingOf, type PartProps, ResultContext, useResult } from './context.ts'
import * as css from './result-view.css.ts'
import { ScalarView } from './scalar-view.tsx'
import { holdsEvidence, isBlank, isObject, isScalar, isShort } from './shapes.ts'
import { ValueView } from './value-view.tsx'

interface Member {
  name: string
  title: string
  value: unknown
  schema: SchemaNode
}

const membersOf = (value: Record<string, unknown>, schema: SchemaNode, root: SchemaNode): Member[] => {
  const properties = schema.properties ?? {}
  const names = [...new Set([...Object.keys(properties), ...Object.keys(value)])]
  return names.flatMap((name) => {
    const node = plainSchema(properties[name] ?? {}, root)
    const hidden = isBlank(value[name]) || node.widget === 'hidden'
    return hidden ? [] : [{ name, title: node.title ?? humanName(name), value: value[name], schema: node }]
  })
}

const isFact = ({ value }: Member) => isScalar(value) && isShort(value)

/** Neighbours of one sort, so that facts stand in one list and a model's words in one block. */
const runs = (members: readonly Member[], sort: (member: Member) => boolean): Member[][] =>
  members.reduce<Member[][]>((groups, member) => {
    const last = groups.at(-1)
    if (last?.[0] && sort(last[0]) === sort(member)) last.push(member)
    else groups.push([member])
    return groups
  }, [])

const Facts = ({ members }: { members: readonly Member[] }) => (
  <dl className={css.facts}>
    {members.map(({ name, title, value, schema }) => (
      <Fragment key={name}>
        <dt>{title}</dt>
        <dd>
          <ScalarView name={name} value={value} schema={schema} />
        </dd>
      </Fragment>
    ))}
  </dl>
)

const Section = ({ member: { title, value, schema }, level }: { member: Member; level: number }) => {
  const Heading = headingOf(level)
  return (
    <section className={css.section}>
      <Heading className={css.heading}>{title}</Heading>
      <ValueView value={value} schema={schema} level={level + 1} />
    </section>
  )
}

const Members = ({ members, level }: { members: readonly Member[]; level: number }) => (
  <div className={css.stack}>
    {runs(members, isFact).map((group) =>
      group[0] && isFact(group[0]) ? (
        <Facts key={group[0].name} members={group} />
      ) : (
        group.map((member) => <Section key={member.name} member={member} level={level} />)
      ),
    )}
  </div>
)

/** Named parts: short ones as a list of facts, the rest as sections. A model's words stand apart from what was found. */
export const ObjectView = ({ value, schema, level, without }: PartProps & { without?: string }) => {
  const context = useResult()
  if (!isObject(value)) return null
  const members = membersOf(value, schema, context.root).filter(({ name }) => name !== without)
  if (!context.written) return <Members members={members} level={level} />
  return (
    <div className={css.stack}>
      {runs(members, (member) => holdsEvidence(member.value)).map((group) =>
        group[0] && holdsEvidence(group[0].value) ? (
          <Members key={group[0].name} members={group} level={level} />
        ) : (
          <Written key={group[0]?.name}>
            <ResultContext value={{ ...context, written: false }}>
              <Members members={group} level={level} />
            </ResultContext>
          </Written>
        ),
      )}
    </div>
  )
}
