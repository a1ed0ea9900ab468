import type { ModelPrice } from '@casewright/api/client'
import { TextField } from '@casewright/ui'
import { type FormEvent, useState } from 'react'
import { FormEnd } from '../../../components/form/form-end.tsx'
import * as settingsCss from '../../../components/sections/section.css.ts'
import { amountOf, dollar, typedOf } from './amounts.ts'
import * as css from './usage.css.ts'
import { useSaveLimits } from './use-usage.ts'

interface Typed {
  model: string
  input: string
  output: string
}

const wrong = 'Enter dollars, such as 3 or 0.25.'
const half = 'Enter both prices, or neither.'

function errorsOf({ input, output }: Typed): { input?: string; output?: string } {
  const [read, written] = [amountOf(input, dollar), amountOf(output, dollar)]
  return {
    ...(read === undefined ? { input: wrong } : read === null && written !== null ? { input: half } : {}),
    ...(written === undefined ? { output: wrong } : written === null && read !== null ? { output: half } : {}),
  }
}

/** What models cost: one line for each that is connected, and for each that has a price still. */
export function PricesForm({ prices, models }: { prices: readonly ModelPrice[]; models: readonly string[] }) {
  const save = useSaveLimits('The prices', 'They apply from the next call.')
  const [rows, setRows] = useState(() => rowsOf(prices, models))
  const [checked, setChecked] = useState(false)
  const set = (model: string, change: Partial<Typed>) =>
    setRows(rows.map((row) => (row.model === model ? { ...row, ...change } : row)))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setChecked(true)
    if (rows.some((row) => Object.keys(errorsOf(row)).length > 0)) return
    save.mutate({
      prices: rows.flatMap(({ model, input, output }) => {
        const [inputMicros, outputMicros] = [amountOf(input, dollar), amountOf(output, dollar)]
        return inputMicros == null || outputMicros == null ? [] : [{ model, inputMicros, outputMicros }]
      }),
    })
  }
  return (
    <section aria-labelledby="prices" className={settingsCss.section}>
      <h2 id="prices">Model prices</h2>
      <p className={settingsCss.words}>
        What your provider charges, in dollars per million tokens read and written. Leave both fields empty if you do
        not know the price; a model on your own server may cost 0.
      </p>
      {rows.length === 0 ? (
        <p className={settingsCss.note}>No model is connected, so there is nothing to price.</p>
      ) : (
        <form noValidate className={settingsCss.section} onSubmit={submit}>
          <ul className={css.rows}>
            {rows.map((row) => {
              const { model, input, output } = row
              const errors = checked ? errorsOf(row) : {}
              return (
                <li key={model} className={css.priceRow}>
                  <span className={`${css.model} ${css.level}`}>{model}</span>
                  <TextField
                    label="$ per million read"
                    aria-label={model}
                    inputMode="decimal"
                    placeholder="No price"
                    value={input}
                    error={errors.input}
                    onChange={(typed) => set(model, { input: typed })}
                  />
                  <TextField
                    label="$ per million written"
                    aria-label={model}
                    inputMode="decimal"
                    placeholder="No price"
                    value={output}
                    error={errors.output}
                    onChange={(typed) => set(model, { output: typed })}
                  />
                </li>
              )
            })}
          </ul>
          <FormEnd action="Save prices" busy={save.isPending} />
        </form>
      )}
    </section>
  )
}

function rowsOf(prices: readonly ModelPrice[], models: readonly string[]): Typed[] {
  const priced = new Map(prices.map((price) => [price.model.toLowerCase(), price]))
  const connected = models.map((model) => model.toLowerCase())
  const others = prices.filter(({ model }) => !connected.includes(model.toLowerCase())).map(({ model }) => model)
  return [...new Set([...models, ...others])].map((model) => {
    const price = priced.get(model.toLowerCase())
    return {
      model,
      input: typedOf(price?.inputMicros ?? null, dollar),
      output: typedOf(price?.outputMicros ?? null, dollar),
    }
  })
}
