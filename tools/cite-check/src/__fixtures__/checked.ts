import type { CheckedDocument } from '../output.ts'

/**
 * What a check gave of a brief of our own, against a library of our own: Lake v. Mill and Barn v. Road are no court's, and
 * their reporter has no such volume.
 */
export const checked: CheckedDocument = {
 "citations": [
  {
   "text": "El Al Israel Airlines, Ltd. v. Tsui Yuan Tseng, 525 U.S. 155, 161 (1999)",
   "status": "verified",
   "reason": "It exists in CourtListener, and the name, year and court agree. The pin cite was not compared: the text of the case is not at hand. Later history was not checked.",
   "anchor": {
    "document": "f33334fe-6d83-4cdf-9cef-0ba028386097",
    "start": 148,
    "end": 220,
    "words": "El Al Israel Airlines, Ltd. v. Tsui Yuan Tseng, 525 U.S. 155, 161 (1999)"
   },
   "found": {
    "name": "El Al Israel Airlines, Ltd. v. Tsui Yuan Tseng",
    "citation": "525 U.S. 155",
    "court": "Supreme Court of the United States",
    "date": "1999-06-01",
    "url": "http://127.0.0.1:40387/opinion/8/case/",
    "source": "CourtListener"
   },
   "id": "citation-1",
   "number": 1,
   "kind": "case",
   "pin": {
    "written": "161",
    "outcome": "unchecked",
    "reason": "The pin cite was not compared: the text of the case is not at hand."
   },
   "quotations": []
  },
  {
   "text": "Barn v. Road, 998 F.4th 77 (9th Cir. 2024)",
   "status": "mismatch",
   "reason": "The citation exists in CourtListener, but the year differs.",
   "anchor": {
    "document": "f33334fe-6d83-4cdf-9cef-0ba028386097",
    "start": 222,
    "end": 264,
    "words": "Barn v. Road, 998 F.4th 77 (9th Cir. 2024)"
   },
   "found": {
    "name": "Barn v. Road",
    "citation": "998 F.4th 77",
    "court": "United States Court of Appeals for the Ninth Circuit",
    "date": "2025-06-01",
    "url": "http://127.0.0.1:40387/opinion/9/case/",
    "source": "CourtListener"
   },
   "differences": [
    {
     "field": "year",
     "written": "2024",
     "found": "2025"
    }
   ],
   "id": "citation-2",
   "number": 2,
   "kind": "case",
   "quotations": []
  },
  {
   "text": "Varghese v. China Southern Airlines Co., Ltd., 925 F.3d 1339 (11th Cir. 2019)",
   "status": "not-found",
   "reason": "CourtListener has no such citation.",
   "anchor": {
    "document": "f33334fe-6d83-4cdf-9cef-0ba028386097",
    "start": 302,
    "end": 379,
    "words": "Varghese v. China Southern Airlines Co., Ltd., 925 F.3d 1339 (11th Cir. 2019)"
   },
   "id": "citation-3",
   "number": 3,
   "kind": "case",
   "quotations": []
  },
  {
   "text": "Lake vs. Mill, 998 F. 4th 11, 13 (9th Cir. 2025)",
   "status": "verified",
   "reason": "It exists in the library, and the name, year and court agree. Page 13 lies within the case, and the words quoted stand there. Later history was not checked.",
   "anchor": {
    "document": "f33334fe-6d83-4cdf-9cef-0ba028386097",
    "start": 490,
    "end": 538,
    "words": "Lake vs. Mill, 998 F. 4th 11, 13 (9th Cir. 2025)"
   },
   "found": {
    "id": "937b0440-1b28-4d23-a090-1ccce3d7fb77",
    "name": "Lake v. Mill",
    "citation": "998 F.4th 11",
    "court": "United States Court of Appeals for the Ninth Circuit",
    "date": "2025-06-27",
    "source": "the library"
   },
   "id": "citation-4",
   "number": 4,
   "kind": "case",
   "pin": {
    "written": "13",
    "outcome": "within",
    "reason": "Page 13 lies within the case, and the words quoted stand there."
   },
   "quotations": [
    {
     "text": "The landlord who padlocks the only door of a shop has evicted the tenant.",
     "outcome": "found",
     "place": {
      "document": "f33334fe-6d83-4cdf-9cef-0ba028386097",
      "start": 414,
      "end": 489,
      "words": "“The landlord who padlocks the only door of a shop has evicted the tenant.”"
     },
     "anchor": {
      "authority": "937b0440-1b28-4d23-a090-1ccce3d7fb77",
      "start": 59,
      "end": 132,
      "words": "The landlord who padlocks the only door of a shop has evicted the tenant."
     },
     "page": 13
    }
   ],
   "suggested": "Lake v. Mill, 998 F.4th 11, 13 (9th Cir. 2025)"
  },
  {
   "text": "Id. at 13",
   "status": "mismatch",
   "reason": "Stands for no. 4, Lake vs. Mill, 998 F. 4th 11, 13 (9th Cir. 2025). The authority exists, but words that are quoted do not stand in it so.",
   "anchor": {
    "document": "f33334fe-6d83-4cdf-9cef-0ba028386097",
    "start": 637,
    "end": 646,
    "words": "Id. at 13"
   },
   "found": {
    "id": "937b0440-1b28-4d23-a090-1ccce3d7fb77",
    "name": "Lake v. Mill",
    "citation": "998 F.4th 11",
    "court": "United States Court of Appeals for the Ninth Circuit",
    "date": "2025-06-27",
    "source": "the library"
   },
   "differences": [
    {
     "field": "quotation",
     "written": "the tenant who padlocks the only door of a shop has evicted the landlord.",
     "found": "The landlord who padlocks the only door of a shop has evicted the tenant. *14 The"
    }
   ],
   "id": "citation-5",
   "number": 5,
   "kind": "id",
   "standsFor": {
    "id": "citation-4",
    "number": 4,
    "text": "Lake vs. Mill, 998 F. 4th 11, 13 (9th Cir. 2025)"
   },
   "pin": {
    "written": "13",
    "outcome": "within",
    "reason": "Page 13 lies within the case."
   },
   "quotations": [
    {
     "text": "the tenant who padlocks the only door of a shop has evicted the landlord.",
     "outcome": "altered",
     "place": {
      "document": "f33334fe-6d83-4cdf-9cef-0ba028386097",
      "start": 561,
      "end": 636,
      "words": "“the tenant who padlocks the only door of a shop has evicted the landlord.”"
     },
     "anchor": {
      "authority": "937b0440-1b28-4d23-a090-1ccce3d7fb77",
      "start": 59,
      "end": 140,
      "words": "The landlord who padlocks the only door of a shop has evicted the tenant. *14 The"
     },
     "page": 13,
     "redline": [
      {
       "kind": "deleted",
       "text": "the"
      },
      {
       "kind": "inserted",
       "text": "The"
      },
      {
       "kind": "same",
       "text": " "
      },
      {
       "kind": "deleted",
       "text": "tenant"
      },
      {
       "kind": "inserted",
       "text": "landlord"
      },
      {
       "kind": "same",
       "text": " who padlocks the only door of a shop has evicted the "
      },
      {
       "kind": "deleted",
       "text": "landlord"
      },
      {
       "kind": "inserted",
       "text": "tenant"
      },
      {
       "kind": "same",
       "text": "."
      },
      {
       "kind": "inserted",
       "text": " *14 The"
      }
     ]
    }
   ]
  },
  {
   "text": "Id. at 99",
   "status": "unchecked",
   "reason": "Stands for no. 4, Lake vs. Mill, 998 F. 4th 11, 13 (9th Cir. 2025). The authority exists, but the pin cite is not confirmed. The text at hand ends on page 14. A separate opinion that is not in it may go on.",
   "anchor": {
    "document": "f33334fe-6d83-4cdf-9cef-0ba028386097",
    "start": 676,
    "end": 685,
    "words": "Id. at 99"
   },
   "found": {
    "id": "937b0440-1b28-4d23-a090-1ccce3d7fb77",
    "name": "Lake v. Mill",
    "citation": "998 F.4th 11",
    "court": "United States Court of Appeals for the Ninth Circuit",
    "date": "2025-06-27",
    "source": "the library"
   },
   "id": "citation-6",
   "number": 6,
   "kind": "id",
   "standsFor": {
    "id": "citation-4",
    "number": 4,
    "text": "Lake vs. Mill, 998 F. 4th 11, 13 (9th Cir. 2025)"
   },
   "pin": {
    "written": "99",
    "outcome": "beyond",
    "reason": "The text at hand ends on page 14. A separate opinion that is not in it may go on."
   },
   "quotations": []
  },
  {
   "text": "28 U.S.C. § 1331",
   "status": "verified",
   "reason": "It exists in the library. Later history was not checked.",
   "anchor": {
    "document": "f33334fe-6d83-4cdf-9cef-0ba028386097",
    "start": 742,
    "end": 758,
    "words": "28 U.S.C. § 1331"
   },
   "found": {
    "id": "a3872bc4-c108-4a75-ba78-6dc1fbe9294a",
    "name": "Federal question",
    "citation": "28 U.S.C. § 1331",
    "url": "https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title28-section1331&num=0&edition=prelim",
    "source": "the library"
   },
   "id": "citation-7",
   "number": 7,
   "kind": "statute",
   "quotations": []
  },
  {
   "text": "Miranda v. Arizona, 384 U.S. 436 (1966)",
   "status": "verified",
   "reason": "It exists in the library, and the name, year and court agree. Later history was not checked.",
   "anchor": {
    "document": "f33334fe-6d83-4cdf-9cef-0ba028386097",
    "start": 764,
    "end": 803,
    "words": "Miranda v. Arizona, 384 U.S. 436 (1966)"
   },
   "found": {
    "id": "2553d5f4-a3fa-4966-b2be-876c5c8bc6c5",
    "name": "Miranda v. Arizona",
    "citation": "384 U.S. 436",
    "court": "Supreme Court of the United States",
    "date": "1966",
    "url": "https://www.courtlistener.com/c/U.S./384/436/",
    "source": "the library"
   },
   "id": "citation-8",
   "number": 8,
   "kind": "case",
   "quotations": []
  },
  {
   "text": "Brown v. Board of Education, 347 U.S. 483 (1954)",
   "status": "verified",
   "reason": "It exists in the library, and the name, year and court agree. Later history was not checked.",
   "anchor": {
    "document": "f33334fe-6d83-4cdf-9cef-0ba028386097",
    "start": 805,
    "end": 853,
    "words": "Brown v. Board of Education, 347 U.S. 483 (1954)"
   },
   "found": {
    "id": "54a9bd9a-9f9b-45f2-a13e-335d958c01b8",
    "name": "Brown v. Board of Education",
    "citation": "347 U.S. 483",
    "court": "Supreme Court of the United States",
    "date": "1954",
    "url": "https://www.courtlistener.com/c/U.S./347/483/",
    "source": "the library"
   },
   "id": "citation-9",
   "number": 9,
   "kind": "case",
   "quotations": []
  },
  {
   "text": "Id.",
   "status": "ambiguous",
   "reason": "More than one authority that is cited before fits it.",
   "anchor": {
    "document": "f33334fe-6d83-4cdf-9cef-0ba028386097",
    "start": 855,
    "end": 858,
    "words": "Id."
   },
   "id": "citation-10",
   "number": 10,
   "kind": "id",
   "quotations": []
  },
  {
   "text": "Martinez v. Delta Airlines, Inc., 2019 WL 4639462 (Tex. App. Sept. 25, 2019)",
   "status": "unchecked",
   "reason": "Not found, but no source that was searched has all of this reporter, so it may exist.",
   "anchor": {
    "document": "f33334fe-6d83-4cdf-9cef-0ba028386097",
    "start": 890,
    "end": 966,
    "words": "Martinez v. Delta Airlines, Inc., 2019 WL 4639462 (Tex. App. Sept. 25, 2019)"
   },
   "id": "citation-11",
   "number": 11,
   "kind": "case",
   "quotations": []
  },
  {
   "text": "29 C.F.R. § 1630.2",
   "status": "unchecked",
   "reason": "eCFR: It answered with an error (500).",
   "anchor": {
    "document": "f33334fe-6d83-4cdf-9cef-0ba028386097",
    "start": 990,
    "end": 1008,
    "words": "29 C.F.R. § 1630.2"
   },
   "id": "citation-12",
   "number": 12,
   "kind": "regulation",
   "quotations": []
  },
  {
   "text": "65 N.Y.U. L. Rev. 1373 (1990)",
   "status": "unchecked",
   "reason": "No source that is connected holds journals and treatises.",
   "anchor": {
    "document": "f33334fe-6d83-4cdf-9cef-0ba028386097",
    "start": 1038,
    "end": 1067,
    "words": "65 N.Y.U. L. Rev. 1373 (1990)"
   },
   "id": "citation-13",
   "number": 13,
   "kind": "journal",
   "quotations": []
  }
 ],
 "counts": {
  "verified": 5,
  "mismatch": 2,
  "not-found": 1,
  "ambiguous": 1,
  "unchecked": 4
 },
 "coverage": {
  "basis": "evidence",
  "notes": [
   "Read the whole file. This kind of file has no fixed pages.",
   "1 unchecked: Not found, but no source that was searched has all of this reporter, so it may exist.",
   "1 unchecked: eCFR: It answered with an error (500).",
   "1 unchecked: No source that is connected holds journals and treatises.",
   "Quotations: 1 found word for word, 1 altered.",
   "Later history was not checked beyond the list of overruled Supreme Court decisions."
  ],
  "sourcesAsked": [
   {
    "source": "Library",
    "outcome": "answered",
    "milliseconds": 34
   },
   {
    "source": "eCFR",
    "outcome": "error",
    "milliseconds": 17,
    "note": "It answered with an error (500)."
   },
   {
    "source": "CourtListener",
    "outcome": "answered",
    "milliseconds": 27
   }
  ],
  "citations": {
   "verified": 5,
   "mismatch": 2,
   "not-found": 1,
   "ambiguous": 1,
   "unchecked": 4
  }
 },
 "title": "ROE STORAGE, INC. v. DOE",
 "document": {
  "name": "Opposition to Motion to Dismiss.txt",
  "kind": "txt",
  "sha256": "1fb563a7834dc4292410bf9e44455e8eaf43f849711ca89ef828dcc6de5cfaed",
  "isPasted": false,
  "hasPages": false,
  "characters": 1068
 },
 "authorities": [
  {
   "heading": "Cases",
   "name": "Barn v. Road",
   "rest": "998 F.4th 77 (9th Cir. 2024)",
   "pages": [],
   "citations": [
    "citation-2"
   ]
  },
  {
   "heading": "Cases",
   "name": "Brown v. Board of Education",
   "rest": "347 U.S. 483 (1954)",
   "pages": [],
   "citations": [
    "citation-9"
   ]
  },
  {
   "heading": "Cases",
   "name": "El Al Israel Airlines, Ltd. v. Tsui Yuan Tseng",
   "rest": "525 U.S. 155 (1999)",
   "pages": [],
   "citations": [
    "citation-1"
   ]
  },
  {
   "heading": "Cases",
   "name": "Lake vs. Mill",
   "rest": "998 F. 4th 11 (9th Cir. 2025)",
   "pages": [],
   "citations": [
    "citation-4",
    "citation-5",
    "citation-6"
   ]
  },
  {
   "heading": "Cases",
   "name": "Martinez v. Delta Airlines, Inc.",
   "rest": "2019 WL 4639462 (Tex. App. Sept. 25, 2019)",
   "pages": [],
   "citations": [
    "citation-11"
   ]
  },
  {
   "heading": "Cases",
   "name": "Miranda v. Arizona",
   "rest": "384 U.S. 436 (1966)",
   "pages": [],
   "citations": [
    "citation-8"
   ]
  },
  {
   "heading": "Cases",
   "name": "Varghese v. China Southern Airlines Co., Ltd.",
   "rest": "925 F.3d 1339 (11th Cir. 2019)",
   "pages": [],
   "citations": [
    "citation-3"
   ]
  },
  {
   "heading": "Statutes",
   "name": "",
   "rest": "28 U.S.C. § 1331",
   "pages": [],
   "citations": [
    "citation-7"
   ]
  },
  {
   "heading": "Rules and Regulations",
   "name": "",
   "rest": "29 C.F.R. § 1630.2",
   "pages": [],
   "citations": [
    "citation-12"
   ]
  },
  {
   "heading": "Other Authorities",
   "name": "",
   "rest": "65 N.Y.U. L. Rev. 1373 (1990)",
   "pages": [],
   "citations": [
    "citation-13"
   ]
  }
 ],
 "content": {
  "paragraphs": [
   {
    "start": 0,
    "text": "ROE STORAGE, INC. v. DOE",
    "level": 1
   },
   {
    "start": 26,
    "text": "MEMORANDUM IN OPPOSITION TO THE MOTION TO DISMISS",
    "level": 1
   },
   {
    "start": 77,
    "text": "I. THE CLAIM IS TIMELY",
    "level": 1
   },
   {
    "start": 101,
    "text": "The Convention sets a period of two years. See El Al Israel Airlines, Ltd. v. Tsui Yuan Tseng, 525 U.S. 155, 161 (1999); Barn v. Road, 998 F.4th 77 (9th Cir. 2024). One court of appeals has tolled it. Varghese v. China Southern Airlines Co., Ltd., 925 F.3d 1339 (11th Cir. 2019)."
   },
   {
    "start": 382,
    "text": "The landlord had shut the shop. “The landlord who padlocks the only door of a shop has evicted the tenant.” Lake vs. Mill, 998 F. 4th 11, 13 (9th Cir. 2025). The court added that “the tenant who padlocks the only door of a shop has evicted the landlord.” Id. at 13. A lease ends with eviction. Id. at 99."
   },
   {
    "start": 688,
    "text": "II. THE COURT HAS JURISDICTION",
    "level": 1
   },
   {
    "start": 720,
    "text": "Jurisdiction rests on 28 U.S.C. § 1331. See Miranda v. Arizona, 384 U.S. 436 (1966); Brown v. Board of Education, 347 U.S. 483 (1954). Id. An unpublished opinion agrees. Martinez v. Delta Airlines, Inc., 2019 WL 4639462 (Tex. App. Sept. 25, 2019). The same follows from 29 C.F.R. § 1630.2 and from Jane Doe, The Door, 65 N.Y.U. L. Rev. 1373 (1990)."
   }
  ],
  "isCut": false
 },
 "warnings": []
}
