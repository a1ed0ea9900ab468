import { describe, expect, it } from 'vitest'
import { idsIn } from './testing/ids-in.ts'

const license = (more: string): string => `END-USER LICENSE AGREEMENT

This End-User License Agreement (the "Agreement") is between Oak Software LLC ("Oak") and Birch Inc. ("Licensee").

1. License. ${more}

2. Termination. This license terminates if Licensee fails to comply with its terms.

3. Governing Law. This Agreement is governed by the laws of Ohio.`

describe('what two readers called wrong', () => {
  it('asks a license that is accepted by use for no signature, and a perpetual one for no term', () => {
    const found = idsIn(license('Oak grants Licensee a perpetual license to use the Software, at the purchase price.'))
    for (const id of ['missing.signature-block', 'missing.term', 'risk.perpetual-license', 'missing.payment-terms'])
      expect(found).not.toContain(id)
  })

  it('still warns of a license that nothing ends', () => {
    const endless = license('Oak grants Licensee a perpetual license to use the Software.').replace(
      /2\. Term[^\n]*/,
      '',
    )
    expect(idsIn(endless)).toContain('risk.perpetual-license')
  })

  it('takes a list of open source for no agreement', () => {
    const notices = `Third party software

Copyright (c) 2020 One. Permission is hereby granted, free of charge, to any person. THE SOFTWARE IS PROVIDED "AS IS".

Copyright (c) 2021 Two. Redistribution and use in source and binary forms are permitted. [yyyy] [name of copyright owner]

Copyright (c) 2022 Three. Licensed under the Apache License, Version 2.0. Each Contributor grants You a perpetual, irrevocable license. Nobody shall be liable, and this Agreement is governed by nothing.`
    expect(idsIn(notices).filter((id) => /^(?:missing|risk|one-sided|blank)\./.test(id))).toEqual([])
  })

  it('reads a date of two digits, and a term that begins with a word', () => {
    const nda = (head: string, term: string) => `NON-DISCLOSURE AGREEMENT

${head}

This Non-Disclosure Agreement is between Oak LLC ("Oak") and Birch Inc. ("Recipient"). Recipient agrees not to disclose, ${term}, any Confidential Information.

IN WITNESS WHEREOF, the parties have executed this Agreement as of the date first written above.

By: ____________`
    const told = idsIn(nda('Effective Date: 12/10/98', 'for a period of three years from the date of signing'))
    expect(told).not.toContain('date.first-written')
    expect(told).not.toContain('missing.nda-term')
    expect(idsIn(nda('', 'to anybody'))).toContain('missing.nda-term')
  })
})
