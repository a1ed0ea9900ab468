import { Fragment } from 'react'
import { humanName, plainSchema, type SchemaNode } from '../json-schema/json-schema.ts'
import { Origin } from '../written/origin.tsx'
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

interface ObjectViewProps extends PartProps {
  /** The member that is the heading of the others. */
  titleName?: string
}

/** Named parts: short ones as a list of facts, the rest as sections. A model's words stand apart from what was found. */
export const ObjectView = ({ value, schema, level, titleName }: ObjectViewProps) => {
  const context = useResult()
  if (!isObject(value)) return null
  const members = membersOf(value, schema, context.root).filter(({ name }) => name !== titleName)
  const Heading = headingOf(level)
  const heading = titleName && <Heading className={css.heading}>{String(value[titleName])}</Heading>
  const below = titleName ? level + 1 : level
  if (!context.written)
    return (
      <div className={css.section}>
        {heading}
        <Members members={members} level={below} />
      </div>
    )
  const groups = runs(members, ({ value: part }) => holdsEvidence(part))
  const foundFirst = groups[0]?.[0] !== undefined && holdsEvidence(groups[0][0].value)
  return (
    <div className={css.stack}>
      {foundFirst && heading}
      {foundFirst && heading && <Origin of="model" />}
      {groups.map((group, index) =>
        group[0] && holdsEvidence(group[0].value) ? (
          <Members key={group[0].name} members={group} level={below} />
        ) : (
          <Written key={group[0]?.name}>
            <ResultContext value={{ ...context, written: false }}>
              <div className={css.section}>
                {index === 0 && heading}
                <Members members={group} level={below} />
              </div>
            </ResultContext>
          </Written>
        ),
      )}
    </div>
  )
}
