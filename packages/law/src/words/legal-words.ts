/** Words of the law, of which a second search may be made beside those of the question. */
export const legalWords: readonly string[] = `
  abandonment acceptance accident agency agreement amendment appeal arbitration arrest assault assignment bail bankruptcy
  battery breach burden causation certification citizenship claim class collateral comparative compensation confession
  consent consideration conspiracy constitution contempt contract contribution conversion copyright corporation counsel
  covenant creditor custody damages debt deceit deed default defamation defect defense delegation delivery deposit
  deterrence disability disclosure discovery discretion discrimination dismissal divorce domicile due duty easement
  emergency eminent employment enforcement entrapment equity estoppel eviction evidence exception exclusion exemption
  exhaustion exigent expert express fiduciary foreclosure foreseeable forfeiture fraud garnishment guarantee guardian
  habeas harassment harm hearsay homestead immunity implied impossibility indemnity indictment infringement inheritance
  injunction insurance intent interest interference interrogation invasion joinder judgment jurisdiction jury justification
  knowledge laches landlord lease liability libel license lien limitation loss malice malpractice merger mistake mitigation
  mortgage motion negligence notice novation nuisance objection offer option oral ownership parole partnership patent
  payment performance perjury plea pleading policy possession precedent preemption preliminary prejudice premises
  presumption privacy privilege probable probate procedure promise property prosecution punitive ratification reasonable
  recklessness reformation reliance remedy removal repair repudiation rescission restitution retaliation review sale sanction
  search seizure self-defense sentence service settlement severance silence slander sovereign standing statute strict
  subrogation suppression surety taking tax tenant termination testimony title tolling tort trademark treaty trespass trial
  trust undue unjust usury vacancy validity venue verdict waiver warrant warranty will witness writing zoning`
  .trim()
  .split(/\s+/)
