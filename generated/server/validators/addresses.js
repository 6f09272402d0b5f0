// Generated from openapi/ by `npm run generate`. Never edited by hand.
import { equal, ucs2length } from '#domain/wire/ajv-runtime.ts';
import { formats } from '#domain/wire/formats.ts';

export const getRegionTreeRequest = validate20;
const schema31 = {"type":"object","properties":{"language":{"type":"string","enum":["zh_CN","en_US"]},"token":{}},"$id":"/exports/getRegionTreeRequest"};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="/exports/getRegionTreeRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.language !== undefined){
let data0 = data.language;
if(typeof data0 !== "string"){
const err0 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(!((data0 === "zh_CN") || (data0 === "en_US"))){
const err1 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema31.properties.language.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"language":true,"token":true},"dynamicProps":false,"dynamicItems":false};

export const getRegionTreeAnswer = validate21;
const schema32 = {"$ref":"/components/GetRegionTreeAnswer","$id":"/exports/getRegionTreeAnswer"};
const schema33 = {"type":"object","additionalProperties":false,"required":["code","msg","data"],"properties":{"code":{"$ref":"/components/SuccessCode"},"msg":{"$ref":"/components/Message"},"data":{"type":"array","maxItems":300,"items":{"$ref":"/components/Region"}}},"$id":"/components/GetRegionTreeAnswer"};
const schema34 = {"type":"integer","enum":[0],"$id":"/components/SuccessCode"};
const schema35 = {"type":"string","maxLength":500,"$id":"/components/Message"};
const func1 = ucs2length;
const schema36 = {"type":"object","additionalProperties":false,"required":["name"],"properties":{"name":{"type":"string","minLength":1,"maxLength":100},"children":{"type":"array","maxItems":500,"items":{"$ref":"/components/Region"}}},"$id":"/components/Region"};
const wrapper0 = {validate: validate23};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="/components/Region" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "children"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(func1(data0) > 100){
const err2 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(func1(data0) < 1){
const err3 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.children !== undefined){
let data1 = data.children;
if(Array.isArray(data1)){
if(data1.length > 500){
const err5 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/maxItems",keyword:"maxItems",params:{limit: 500},message:"must NOT have more than 500 items"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(wrapper0.validate(data1[i0], {instancePath:instancePath+"/children/" + i0,parentData:data1,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? wrapper0.validate.errors : vErrors.concat(wrapper0.validate.errors);
errors = vErrors.length;
}
}
}
else {
const err6 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="/components/GetRegionTreeAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "code") || (key0 === "msg")) || (key0 === "data"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err4 = {instancePath:instancePath+"/code",schemaPath:"/components/SuccessCode/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(!(data0 === 0)){
const err5 = {instancePath:instancePath+"/code",schemaPath:"/components/SuccessCode/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.msg !== undefined){
let data1 = data.msg;
if(typeof data1 === "string"){
if(func1(data1) > 500){
const err6 = {instancePath:instancePath+"/msg",schemaPath:"/components/Message/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/msg",schemaPath:"/components/Message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
if(data2.length > 300){
const err8 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 300},message:"must NOT have more than 300 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate23(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
}
else {
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="/exports/getRegionTreeAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const listAddressesRequest = validate26;
const schema37 = {"type":"object","properties":{"pageNum":{"type":"integer","minimum":1,"maximum":1000000},"pageSize":{"type":"integer","minimum":1,"maximum":100},"language":{"type":"string","enum":["zh_CN","en_US"]},"token":{}},"$id":"/exports/listAddressesRequest"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="/exports/listAddressesRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.pageNum !== undefined){
let data0 = data.pageNum;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err0 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000 || isNaN(data0)){
const err1 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000},message:"must be <= 1000000"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/pageNum",schemaPath:"#/properties/pageNum/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
if(data.pageSize !== undefined){
let data1 = data.pageSize;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err3 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 > 100 || isNaN(data1)){
const err4 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.language !== undefined){
let data2 = data.language;
if(typeof data2 !== "string"){
const err6 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!((data2 === "zh_CN") || (data2 === "en_US"))){
const err7 = {instancePath:instancePath+"/language",schemaPath:"#/properties/language/enum",keyword:"enum",params:{allowedValues: schema37.properties.language.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"pageNum":true,"pageSize":true,"language":true,"token":true},"dynamicProps":false,"dynamicItems":false};

export const listAddressesAnswer = validate27;
const schema38 = {"$ref":"/components/ListAddressesAnswer","$id":"/exports/listAddressesAnswer"};
const schema39 = {"type":"object","additionalProperties":false,"required":["code","msg","data","params"],"properties":{"code":{"$ref":"/components/SuccessCode"},"msg":{"$ref":"/components/Message"},"data":{"type":"array","maxItems":100,"items":{"$ref":"/components/Address"}},"params":{"$ref":"/components/TotalParams"}},"$id":"/components/ListAddressesAnswer"};
const schema42 = {"type":"object","additionalProperties":false,"required":["addressId","mechanismName","contacts","country","address","zipCode","contactPhone","defaultState"],"properties":{"addressId":{"$ref":"/components/AddressId"},"mechanismName":{"$ref":"/components/AddressCompany"},"contacts":{"$ref":"/components/AddressContacts"},"country":{"$ref":"/components/RegionPath"},"address":{"$ref":"/components/AddressLine"},"zipCode":{"$ref":"/components/AddressZipCode"},"contactPhone":{"$ref":"/components/AddressPhone"},"defaultState":{"type":"integer","enum":[0,1]}},"$id":"/components/Address"};
const schema43 = {"type":"integer","minimum":1,"maximum":9007199254740991,"$id":"/components/AddressId"};
const schema44 = {"type":"string","pattern":"\\S","minLength":1,"maxLength":50,"$id":"/components/AddressCompany"};
const schema45 = {"type":"string","pattern":"\\S","minLength":1,"maxLength":50,"$id":"/components/AddressContacts"};
const schema46 = {"type":"string","pattern":"^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$","minLength":1,"maxLength":200,"$id":"/components/RegionPath"};
const schema47 = {"type":"string","pattern":"\\S","minLength":1,"maxLength":50,"$id":"/components/AddressLine"};
const schema48 = {"type":"string","pattern":"\\S","minLength":1,"maxLength":50,"$id":"/components/AddressZipCode"};
const schema49 = {"type":"string","pattern":"\\S","minLength":1,"maxLength":50,"$id":"/components/AddressPhone"};
const pattern4 = new RegExp("\\S", "u");
const pattern6 = new RegExp("^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$", "u");

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="/components/Address" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.addressId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addressId"},message:"must have required property '"+"addressId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.mechanismName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mechanismName"},message:"must have required property '"+"mechanismName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.contacts === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.country === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.address === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.zipCode === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "zipCode"},message:"must have required property '"+"zipCode"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.contactPhone === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contactPhone"},message:"must have required property '"+"contactPhone"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.defaultState === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "defaultState"},message:"must have required property '"+"defaultState"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "addressId") || (key0 === "mechanismName")) || (key0 === "contacts")) || (key0 === "country")) || (key0 === "address")) || (key0 === "zipCode")) || (key0 === "contactPhone")) || (key0 === "defaultState"))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.addressId !== undefined){
let data0 = data.addressId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err9 = {instancePath:instancePath+"/addressId",schemaPath:"/components/AddressId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err10 = {instancePath:instancePath+"/addressId",schemaPath:"/components/AddressId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err11 = {instancePath:instancePath+"/addressId",schemaPath:"/components/AddressId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.mechanismName !== undefined){
let data1 = data.mechanismName;
if(typeof data1 === "string"){
if(func1(data1) > 50){
const err12 = {instancePath:instancePath+"/mechanismName",schemaPath:"/components/AddressCompany/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data1) < 1){
const err13 = {instancePath:instancePath+"/mechanismName",schemaPath:"/components/AddressCompany/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern4.test(data1)){
const err14 = {instancePath:instancePath+"/mechanismName",schemaPath:"/components/AddressCompany/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/mechanismName",schemaPath:"/components/AddressCompany/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.contacts !== undefined){
let data2 = data.contacts;
if(typeof data2 === "string"){
if(func1(data2) > 50){
const err16 = {instancePath:instancePath+"/contacts",schemaPath:"/components/AddressContacts/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data2) < 1){
const err17 = {instancePath:instancePath+"/contacts",schemaPath:"/components/AddressContacts/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern4.test(data2)){
const err18 = {instancePath:instancePath+"/contacts",schemaPath:"/components/AddressContacts/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/contacts",schemaPath:"/components/AddressContacts/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.country !== undefined){
let data3 = data.country;
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err20 = {instancePath:instancePath+"/country",schemaPath:"/components/RegionPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data3) < 1){
const err21 = {instancePath:instancePath+"/country",schemaPath:"/components/RegionPath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern6.test(data3)){
const err22 = {instancePath:instancePath+"/country",schemaPath:"/components/RegionPath/pattern",keyword:"pattern",params:{pattern: "^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$"},message:"must match pattern \""+"^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/country",schemaPath:"/components/RegionPath/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.address !== undefined){
let data4 = data.address;
if(typeof data4 === "string"){
if(func1(data4) > 50){
const err24 = {instancePath:instancePath+"/address",schemaPath:"/components/AddressLine/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func1(data4) < 1){
const err25 = {instancePath:instancePath+"/address",schemaPath:"/components/AddressLine/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern4.test(data4)){
const err26 = {instancePath:instancePath+"/address",schemaPath:"/components/AddressLine/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/address",schemaPath:"/components/AddressLine/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.zipCode !== undefined){
let data5 = data.zipCode;
if(typeof data5 === "string"){
if(func1(data5) > 50){
const err28 = {instancePath:instancePath+"/zipCode",schemaPath:"/components/AddressZipCode/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(func1(data5) < 1){
const err29 = {instancePath:instancePath+"/zipCode",schemaPath:"/components/AddressZipCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(!pattern4.test(data5)){
const err30 = {instancePath:instancePath+"/zipCode",schemaPath:"/components/AddressZipCode/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/zipCode",schemaPath:"/components/AddressZipCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.contactPhone !== undefined){
let data6 = data.contactPhone;
if(typeof data6 === "string"){
if(func1(data6) > 50){
const err32 = {instancePath:instancePath+"/contactPhone",schemaPath:"/components/AddressPhone/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(func1(data6) < 1){
const err33 = {instancePath:instancePath+"/contactPhone",schemaPath:"/components/AddressPhone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(!pattern4.test(data6)){
const err34 = {instancePath:instancePath+"/contactPhone",schemaPath:"/components/AddressPhone/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/contactPhone",schemaPath:"/components/AddressPhone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.defaultState !== undefined){
let data7 = data.defaultState;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err36 = {instancePath:instancePath+"/defaultState",schemaPath:"#/properties/defaultState/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(!((data7 === 0) || (data7 === 1))){
const err37 = {instancePath:instancePath+"/defaultState",schemaPath:"#/properties/defaultState/enum",keyword:"enum",params:{allowedValues: schema42.properties.defaultState.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

const schema50 = {"type":"object","additionalProperties":false,"required":["totalDataCounts"],"properties":{"totalDataCounts":{"$ref":"/components/TotalDataCounts"}},"$id":"/components/TotalParams"};
const schema51 = {"type":"integer","minimum":0,"maximum":1000000000,"$id":"/components/TotalDataCounts"};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="/components/TotalParams" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.totalDataCounts === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "totalDataCounts"},message:"must have required property '"+"totalDataCounts"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "totalDataCounts")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.totalDataCounts !== undefined){
let data0 = data.totalDataCounts;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err2 = {instancePath:instancePath+"/totalDataCounts",schemaPath:"/components/TotalDataCounts/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 1000000000 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/totalDataCounts",schemaPath:"/components/TotalDataCounts/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1000000000},message:"must be <= 1000000000"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data0 < 0 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/totalDataCounts",schemaPath:"/components/TotalDataCounts/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
}
else {
const err5 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="/components/ListAddressesAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.data === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "data"},message:"must have required property '"+"data"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.params === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "params"},message:"must have required property '"+"params"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "code") || (key0 === "msg")) || (key0 === "data")) || (key0 === "params"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err5 = {instancePath:instancePath+"/code",schemaPath:"/components/SuccessCode/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!(data0 === 0)){
const err6 = {instancePath:instancePath+"/code",schemaPath:"/components/SuccessCode/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.msg !== undefined){
let data1 = data.msg;
if(typeof data1 === "string"){
if(func1(data1) > 500){
const err7 = {instancePath:instancePath+"/msg",schemaPath:"/components/Message/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/msg",schemaPath:"/components/Message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
if(data2.length > 100){
const err9 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(validate29(data2[i0], {instancePath:instancePath+"/data/" + i0,parentData:data2,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath:instancePath+"/data",schemaPath:"#/properties/data/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.params !== undefined){
if(!(validate31(data.params, {instancePath:instancePath+"/params",parentData:data,parentDataProperty:"params",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="/exports/listAddressesAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate28(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const addAddressRequest = validate34;
const schema52 = {"type":"object","properties":{"mechanismName":{"$ref":"/components/AddressCompany"},"contacts":{"$ref":"/components/AddressContacts"},"country":{"$ref":"/components/RegionPath"},"address":{"$ref":"/components/AddressLine"},"zipCode":{"$ref":"/components/AddressZipCode"},"contactPhone":{"$ref":"/components/AddressPhone"},"language":{"$ref":"/components/Language"},"token":{}},"required":["mechanismName","contacts","country","address","zipCode","contactPhone"],"$id":"/exports/addAddressRequest"};
const schema59 = {"type":"string","enum":["zh_CN","en_US"],"$id":"/components/Language"};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="/exports/addAddressRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.mechanismName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mechanismName"},message:"must have required property '"+"mechanismName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.contacts === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contacts"},message:"must have required property '"+"contacts"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.country === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "country"},message:"must have required property '"+"country"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.address === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "address"},message:"must have required property '"+"address"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.zipCode === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "zipCode"},message:"must have required property '"+"zipCode"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.contactPhone === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contactPhone"},message:"must have required property '"+"contactPhone"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.mechanismName !== undefined){
let data0 = data.mechanismName;
if(typeof data0 === "string"){
if(func1(data0) > 50){
const err6 = {instancePath:instancePath+"/mechanismName",schemaPath:"/components/AddressCompany/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func1(data0) < 1){
const err7 = {instancePath:instancePath+"/mechanismName",schemaPath:"/components/AddressCompany/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!pattern4.test(data0)){
const err8 = {instancePath:instancePath+"/mechanismName",schemaPath:"/components/AddressCompany/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/mechanismName",schemaPath:"/components/AddressCompany/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.contacts !== undefined){
let data1 = data.contacts;
if(typeof data1 === "string"){
if(func1(data1) > 50){
const err10 = {instancePath:instancePath+"/contacts",schemaPath:"/components/AddressContacts/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func1(data1) < 1){
const err11 = {instancePath:instancePath+"/contacts",schemaPath:"/components/AddressContacts/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(!pattern4.test(data1)){
const err12 = {instancePath:instancePath+"/contacts",schemaPath:"/components/AddressContacts/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/contacts",schemaPath:"/components/AddressContacts/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.country !== undefined){
let data2 = data.country;
if(typeof data2 === "string"){
if(func1(data2) > 200){
const err14 = {instancePath:instancePath+"/country",schemaPath:"/components/RegionPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func1(data2) < 1){
const err15 = {instancePath:instancePath+"/country",schemaPath:"/components/RegionPath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern6.test(data2)){
const err16 = {instancePath:instancePath+"/country",schemaPath:"/components/RegionPath/pattern",keyword:"pattern",params:{pattern: "^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$"},message:"must match pattern \""+"^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/country",schemaPath:"/components/RegionPath/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.address !== undefined){
let data3 = data.address;
if(typeof data3 === "string"){
if(func1(data3) > 50){
const err18 = {instancePath:instancePath+"/address",schemaPath:"/components/AddressLine/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func1(data3) < 1){
const err19 = {instancePath:instancePath+"/address",schemaPath:"/components/AddressLine/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(!pattern4.test(data3)){
const err20 = {instancePath:instancePath+"/address",schemaPath:"/components/AddressLine/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/address",schemaPath:"/components/AddressLine/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.zipCode !== undefined){
let data4 = data.zipCode;
if(typeof data4 === "string"){
if(func1(data4) > 50){
const err22 = {instancePath:instancePath+"/zipCode",schemaPath:"/components/AddressZipCode/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(func1(data4) < 1){
const err23 = {instancePath:instancePath+"/zipCode",schemaPath:"/components/AddressZipCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!pattern4.test(data4)){
const err24 = {instancePath:instancePath+"/zipCode",schemaPath:"/components/AddressZipCode/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/zipCode",schemaPath:"/components/AddressZipCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.contactPhone !== undefined){
let data5 = data.contactPhone;
if(typeof data5 === "string"){
if(func1(data5) > 50){
const err26 = {instancePath:instancePath+"/contactPhone",schemaPath:"/components/AddressPhone/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func1(data5) < 1){
const err27 = {instancePath:instancePath+"/contactPhone",schemaPath:"/components/AddressPhone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(!pattern4.test(data5)){
const err28 = {instancePath:instancePath+"/contactPhone",schemaPath:"/components/AddressPhone/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/contactPhone",schemaPath:"/components/AddressPhone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.language !== undefined){
let data6 = data.language;
if(typeof data6 !== "string"){
const err30 = {instancePath:instancePath+"/language",schemaPath:"/components/Language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data6 === "zh_CN") || (data6 === "en_US"))){
const err31 = {instancePath:instancePath+"/language",schemaPath:"/components/Language/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"props":{"mechanismName":true,"contacts":true,"country":true,"address":true,"zipCode":true,"contactPhone":true,"language":true,"token":true},"dynamicProps":false,"dynamicItems":false};

export const addAddressAnswer = validate35;
const schema60 = {"$ref":"/components/DoneAnswer","$id":"/exports/addAddressAnswer"};
const schema61 = {"type":"object","additionalProperties":false,"required":["code","msg"],"properties":{"code":{"$ref":"/components/SuccessCode"},"msg":{"$ref":"/components/Message"}},"$id":"/components/DoneAnswer"};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="/components/DoneAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.code === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.msg === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "msg"},message:"must have required property '"+"msg"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "code") || (key0 === "msg"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.code !== undefined){
let data0 = data.code;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err3 = {instancePath:instancePath+"/code",schemaPath:"/components/SuccessCode/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(!(data0 === 0)){
const err4 = {instancePath:instancePath+"/code",schemaPath:"/components/SuccessCode/enum",keyword:"enum",params:{allowedValues: schema34.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.msg !== undefined){
let data1 = data.msg;
if(typeof data1 === "string"){
if(func1(data1) > 500){
const err5 = {instancePath:instancePath+"/msg",schemaPath:"/components/Message/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/msg",schemaPath:"/components/Message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="/exports/addAddressAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const editAddressByPostRequest = validate38;
const schema64 = {"type":"object","dependentRequired":{"mechanismName":["contacts","country","address","zipCode","contactPhone"],"contacts":["mechanismName","country","address","zipCode","contactPhone"],"country":["mechanismName","contacts","address","zipCode","contactPhone"],"address":["mechanismName","contacts","country","zipCode","contactPhone"],"zipCode":["mechanismName","contacts","country","address","contactPhone"],"contactPhone":["mechanismName","contacts","country","address","zipCode"]},"properties":{"addressId":{"$ref":"/components/AddressId"},"mechanismName":{"$ref":"/components/AddressCompany"},"contacts":{"$ref":"/components/AddressContacts"},"country":{"$ref":"/components/RegionPath"},"address":{"$ref":"/components/AddressLine"},"zipCode":{"$ref":"/components/AddressZipCode"},"contactPhone":{"$ref":"/components/AddressPhone"},"defaultState":{"type":"integer","enum":[1]},"language":{"$ref":"/components/Language"},"token":{}},"required":["addressId"],"$id":"/exports/editAddressByPostRequest"};

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="/exports/editAddressByPostRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.addressId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addressId"},message:"must have required property '"+"addressId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.addressId !== undefined){
let data0 = data.addressId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/addressId",schemaPath:"/components/AddressId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/addressId",schemaPath:"/components/AddressId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/addressId",schemaPath:"/components/AddressId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.mechanismName !== undefined){
let data1 = data.mechanismName;
if(typeof data1 === "string"){
if(func1(data1) > 50){
const err4 = {instancePath:instancePath+"/mechanismName",schemaPath:"/components/AddressCompany/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/mechanismName",schemaPath:"/components/AddressCompany/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/mechanismName",schemaPath:"/components/AddressCompany/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/mechanismName",schemaPath:"/components/AddressCompany/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.contacts !== undefined){
let data2 = data.contacts;
if(typeof data2 === "string"){
if(func1(data2) > 50){
const err8 = {instancePath:instancePath+"/contacts",schemaPath:"/components/AddressContacts/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/contacts",schemaPath:"/components/AddressContacts/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data2)){
const err10 = {instancePath:instancePath+"/contacts",schemaPath:"/components/AddressContacts/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/contacts",schemaPath:"/components/AddressContacts/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.country !== undefined){
let data3 = data.country;
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err12 = {instancePath:instancePath+"/country",schemaPath:"/components/RegionPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data3) < 1){
const err13 = {instancePath:instancePath+"/country",schemaPath:"/components/RegionPath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern6.test(data3)){
const err14 = {instancePath:instancePath+"/country",schemaPath:"/components/RegionPath/pattern",keyword:"pattern",params:{pattern: "^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$"},message:"must match pattern \""+"^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/country",schemaPath:"/components/RegionPath/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.address !== undefined){
let data4 = data.address;
if(typeof data4 === "string"){
if(func1(data4) > 50){
const err16 = {instancePath:instancePath+"/address",schemaPath:"/components/AddressLine/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data4) < 1){
const err17 = {instancePath:instancePath+"/address",schemaPath:"/components/AddressLine/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern4.test(data4)){
const err18 = {instancePath:instancePath+"/address",schemaPath:"/components/AddressLine/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/address",schemaPath:"/components/AddressLine/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.zipCode !== undefined){
let data5 = data.zipCode;
if(typeof data5 === "string"){
if(func1(data5) > 50){
const err20 = {instancePath:instancePath+"/zipCode",schemaPath:"/components/AddressZipCode/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data5) < 1){
const err21 = {instancePath:instancePath+"/zipCode",schemaPath:"/components/AddressZipCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern4.test(data5)){
const err22 = {instancePath:instancePath+"/zipCode",schemaPath:"/components/AddressZipCode/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/zipCode",schemaPath:"/components/AddressZipCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.contactPhone !== undefined){
let data6 = data.contactPhone;
if(typeof data6 === "string"){
if(func1(data6) > 50){
const err24 = {instancePath:instancePath+"/contactPhone",schemaPath:"/components/AddressPhone/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func1(data6) < 1){
const err25 = {instancePath:instancePath+"/contactPhone",schemaPath:"/components/AddressPhone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern4.test(data6)){
const err26 = {instancePath:instancePath+"/contactPhone",schemaPath:"/components/AddressPhone/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/contactPhone",schemaPath:"/components/AddressPhone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.defaultState !== undefined){
let data7 = data.defaultState;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err28 = {instancePath:instancePath+"/defaultState",schemaPath:"#/properties/defaultState/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(data7 === 1)){
const err29 = {instancePath:instancePath+"/defaultState",schemaPath:"#/properties/defaultState/enum",keyword:"enum",params:{allowedValues: schema64.properties.defaultState.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.language !== undefined){
let data8 = data.language;
if(typeof data8 !== "string"){
const err30 = {instancePath:instancePath+"/language",schemaPath:"/components/Language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data8 === "zh_CN") || (data8 === "en_US"))){
const err31 = {instancePath:instancePath+"/language",schemaPath:"/components/Language/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.mechanismName !== undefined){
if(data.contacts === undefined){
const err32 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "mechanismName",
    missingProperty: "contacts",
    depsCount: 5,
    deps: "contacts, country, address, zipCode, contactPhone"},message:"must have properties contacts, country, address, zipCode, contactPhone when property mechanismName is present"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data.country === undefined){
const err33 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "mechanismName",
    missingProperty: "country",
    depsCount: 5,
    deps: "contacts, country, address, zipCode, contactPhone"},message:"must have properties contacts, country, address, zipCode, contactPhone when property mechanismName is present"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data.address === undefined){
const err34 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "mechanismName",
    missingProperty: "address",
    depsCount: 5,
    deps: "contacts, country, address, zipCode, contactPhone"},message:"must have properties contacts, country, address, zipCode, contactPhone when property mechanismName is present"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data.zipCode === undefined){
const err35 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "mechanismName",
    missingProperty: "zipCode",
    depsCount: 5,
    deps: "contacts, country, address, zipCode, contactPhone"},message:"must have properties contacts, country, address, zipCode, contactPhone when property mechanismName is present"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data.contactPhone === undefined){
const err36 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "mechanismName",
    missingProperty: "contactPhone",
    depsCount: 5,
    deps: "contacts, country, address, zipCode, contactPhone"},message:"must have properties contacts, country, address, zipCode, contactPhone when property mechanismName is present"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.contacts !== undefined){
if(data.mechanismName === undefined){
const err37 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contacts",
    missingProperty: "mechanismName",
    depsCount: 5,
    deps: "mechanismName, country, address, zipCode, contactPhone"},message:"must have properties mechanismName, country, address, zipCode, contactPhone when property contacts is present"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data.country === undefined){
const err38 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contacts",
    missingProperty: "country",
    depsCount: 5,
    deps: "mechanismName, country, address, zipCode, contactPhone"},message:"must have properties mechanismName, country, address, zipCode, contactPhone when property contacts is present"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data.address === undefined){
const err39 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contacts",
    missingProperty: "address",
    depsCount: 5,
    deps: "mechanismName, country, address, zipCode, contactPhone"},message:"must have properties mechanismName, country, address, zipCode, contactPhone when property contacts is present"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data.zipCode === undefined){
const err40 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contacts",
    missingProperty: "zipCode",
    depsCount: 5,
    deps: "mechanismName, country, address, zipCode, contactPhone"},message:"must have properties mechanismName, country, address, zipCode, contactPhone when property contacts is present"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data.contactPhone === undefined){
const err41 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contacts",
    missingProperty: "contactPhone",
    depsCount: 5,
    deps: "mechanismName, country, address, zipCode, contactPhone"},message:"must have properties mechanismName, country, address, zipCode, contactPhone when property contacts is present"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.country !== undefined){
if(data.mechanismName === undefined){
const err42 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "country",
    missingProperty: "mechanismName",
    depsCount: 5,
    deps: "mechanismName, contacts, address, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, address, zipCode, contactPhone when property country is present"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data.contacts === undefined){
const err43 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "country",
    missingProperty: "contacts",
    depsCount: 5,
    deps: "mechanismName, contacts, address, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, address, zipCode, contactPhone when property country is present"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data.address === undefined){
const err44 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "country",
    missingProperty: "address",
    depsCount: 5,
    deps: "mechanismName, contacts, address, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, address, zipCode, contactPhone when property country is present"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data.zipCode === undefined){
const err45 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "country",
    missingProperty: "zipCode",
    depsCount: 5,
    deps: "mechanismName, contacts, address, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, address, zipCode, contactPhone when property country is present"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data.contactPhone === undefined){
const err46 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "country",
    missingProperty: "contactPhone",
    depsCount: 5,
    deps: "mechanismName, contacts, address, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, address, zipCode, contactPhone when property country is present"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.address !== undefined){
if(data.mechanismName === undefined){
const err47 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "address",
    missingProperty: "mechanismName",
    depsCount: 5,
    deps: "mechanismName, contacts, country, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, country, zipCode, contactPhone when property address is present"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data.contacts === undefined){
const err48 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "address",
    missingProperty: "contacts",
    depsCount: 5,
    deps: "mechanismName, contacts, country, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, country, zipCode, contactPhone when property address is present"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data.country === undefined){
const err49 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "address",
    missingProperty: "country",
    depsCount: 5,
    deps: "mechanismName, contacts, country, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, country, zipCode, contactPhone when property address is present"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data.zipCode === undefined){
const err50 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "address",
    missingProperty: "zipCode",
    depsCount: 5,
    deps: "mechanismName, contacts, country, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, country, zipCode, contactPhone when property address is present"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data.contactPhone === undefined){
const err51 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "address",
    missingProperty: "contactPhone",
    depsCount: 5,
    deps: "mechanismName, contacts, country, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, country, zipCode, contactPhone when property address is present"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.zipCode !== undefined){
if(data.mechanismName === undefined){
const err52 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "zipCode",
    missingProperty: "mechanismName",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, contactPhone"},message:"must have properties mechanismName, contacts, country, address, contactPhone when property zipCode is present"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data.contacts === undefined){
const err53 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "zipCode",
    missingProperty: "contacts",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, contactPhone"},message:"must have properties mechanismName, contacts, country, address, contactPhone when property zipCode is present"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data.country === undefined){
const err54 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "zipCode",
    missingProperty: "country",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, contactPhone"},message:"must have properties mechanismName, contacts, country, address, contactPhone when property zipCode is present"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data.address === undefined){
const err55 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "zipCode",
    missingProperty: "address",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, contactPhone"},message:"must have properties mechanismName, contacts, country, address, contactPhone when property zipCode is present"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data.contactPhone === undefined){
const err56 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "zipCode",
    missingProperty: "contactPhone",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, contactPhone"},message:"must have properties mechanismName, contacts, country, address, contactPhone when property zipCode is present"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.contactPhone !== undefined){
if(data.mechanismName === undefined){
const err57 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contactPhone",
    missingProperty: "mechanismName",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, zipCode"},message:"must have properties mechanismName, contacts, country, address, zipCode when property contactPhone is present"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data.contacts === undefined){
const err58 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contactPhone",
    missingProperty: "contacts",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, zipCode"},message:"must have properties mechanismName, contacts, country, address, zipCode when property contactPhone is present"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data.country === undefined){
const err59 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contactPhone",
    missingProperty: "country",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, zipCode"},message:"must have properties mechanismName, contacts, country, address, zipCode when property contactPhone is present"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data.address === undefined){
const err60 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contactPhone",
    missingProperty: "address",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, zipCode"},message:"must have properties mechanismName, contacts, country, address, zipCode when property contactPhone is present"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data.zipCode === undefined){
const err61 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contactPhone",
    missingProperty: "zipCode",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, zipCode"},message:"must have properties mechanismName, contacts, country, address, zipCode when property contactPhone is present"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"props":{"addressId":true,"mechanismName":true,"contacts":true,"country":true,"address":true,"zipCode":true,"contactPhone":true,"defaultState":true,"language":true,"token":true},"dynamicProps":false,"dynamicItems":false};

export const editAddressByPostAnswer = validate39;
const schema73 = {"$ref":"/components/DoneAnswer","$id":"/exports/editAddressByPostAnswer"};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="/exports/editAddressByPostAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const editAddressRequest = validate41;
const schema74 = {"type":"object","dependentRequired":{"mechanismName":["contacts","country","address","zipCode","contactPhone"],"contacts":["mechanismName","country","address","zipCode","contactPhone"],"country":["mechanismName","contacts","address","zipCode","contactPhone"],"address":["mechanismName","contacts","country","zipCode","contactPhone"],"zipCode":["mechanismName","contacts","country","address","contactPhone"],"contactPhone":["mechanismName","contacts","country","address","zipCode"]},"properties":{"addressId":{"$ref":"/components/AddressId"},"mechanismName":{"$ref":"/components/AddressCompany"},"contacts":{"$ref":"/components/AddressContacts"},"country":{"$ref":"/components/RegionPath"},"address":{"$ref":"/components/AddressLine"},"zipCode":{"$ref":"/components/AddressZipCode"},"contactPhone":{"$ref":"/components/AddressPhone"},"defaultState":{"type":"integer","enum":[1]},"language":{"$ref":"/components/Language"},"token":{}},"required":["addressId"],"$id":"/exports/editAddressRequest"};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="/exports/editAddressRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.addressId === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "addressId"},message:"must have required property '"+"addressId"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.addressId !== undefined){
let data0 = data.addressId;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
const err1 = {instancePath:instancePath+"/addressId",schemaPath:"/components/AddressId/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((typeof data0 == "number") && (isFinite(data0))){
if(data0 > 9007199254740991 || isNaN(data0)){
const err2 = {instancePath:instancePath+"/addressId",schemaPath:"/components/AddressId/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err3 = {instancePath:instancePath+"/addressId",schemaPath:"/components/AddressId/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
if(data.mechanismName !== undefined){
let data1 = data.mechanismName;
if(typeof data1 === "string"){
if(func1(data1) > 50){
const err4 = {instancePath:instancePath+"/mechanismName",schemaPath:"/components/AddressCompany/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func1(data1) < 1){
const err5 = {instancePath:instancePath+"/mechanismName",schemaPath:"/components/AddressCompany/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern4.test(data1)){
const err6 = {instancePath:instancePath+"/mechanismName",schemaPath:"/components/AddressCompany/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/mechanismName",schemaPath:"/components/AddressCompany/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.contacts !== undefined){
let data2 = data.contacts;
if(typeof data2 === "string"){
if(func1(data2) > 50){
const err8 = {instancePath:instancePath+"/contacts",schemaPath:"/components/AddressContacts/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func1(data2) < 1){
const err9 = {instancePath:instancePath+"/contacts",schemaPath:"/components/AddressContacts/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data2)){
const err10 = {instancePath:instancePath+"/contacts",schemaPath:"/components/AddressContacts/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/contacts",schemaPath:"/components/AddressContacts/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.country !== undefined){
let data3 = data.country;
if(typeof data3 === "string"){
if(func1(data3) > 200){
const err12 = {instancePath:instancePath+"/country",schemaPath:"/components/RegionPath/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(func1(data3) < 1){
const err13 = {instancePath:instancePath+"/country",schemaPath:"/components/RegionPath/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(!pattern6.test(data3)){
const err14 = {instancePath:instancePath+"/country",schemaPath:"/components/RegionPath/pattern",keyword:"pattern",params:{pattern: "^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$"},message:"must match pattern \""+"^[^,]*[^,\\s][^,]*(,[^,]*[^,\\s][^,]*)*$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/country",schemaPath:"/components/RegionPath/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.address !== undefined){
let data4 = data.address;
if(typeof data4 === "string"){
if(func1(data4) > 50){
const err16 = {instancePath:instancePath+"/address",schemaPath:"/components/AddressLine/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func1(data4) < 1){
const err17 = {instancePath:instancePath+"/address",schemaPath:"/components/AddressLine/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(!pattern4.test(data4)){
const err18 = {instancePath:instancePath+"/address",schemaPath:"/components/AddressLine/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/address",schemaPath:"/components/AddressLine/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.zipCode !== undefined){
let data5 = data.zipCode;
if(typeof data5 === "string"){
if(func1(data5) > 50){
const err20 = {instancePath:instancePath+"/zipCode",schemaPath:"/components/AddressZipCode/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func1(data5) < 1){
const err21 = {instancePath:instancePath+"/zipCode",schemaPath:"/components/AddressZipCode/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(!pattern4.test(data5)){
const err22 = {instancePath:instancePath+"/zipCode",schemaPath:"/components/AddressZipCode/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/zipCode",schemaPath:"/components/AddressZipCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.contactPhone !== undefined){
let data6 = data.contactPhone;
if(typeof data6 === "string"){
if(func1(data6) > 50){
const err24 = {instancePath:instancePath+"/contactPhone",schemaPath:"/components/AddressPhone/maxLength",keyword:"maxLength",params:{limit: 50},message:"must NOT have more than 50 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func1(data6) < 1){
const err25 = {instancePath:instancePath+"/contactPhone",schemaPath:"/components/AddressPhone/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern4.test(data6)){
const err26 = {instancePath:instancePath+"/contactPhone",schemaPath:"/components/AddressPhone/pattern",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/contactPhone",schemaPath:"/components/AddressPhone/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.defaultState !== undefined){
let data7 = data.defaultState;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
const err28 = {instancePath:instancePath+"/defaultState",schemaPath:"#/properties/defaultState/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!(data7 === 1)){
const err29 = {instancePath:instancePath+"/defaultState",schemaPath:"#/properties/defaultState/enum",keyword:"enum",params:{allowedValues: schema74.properties.defaultState.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.language !== undefined){
let data8 = data.language;
if(typeof data8 !== "string"){
const err30 = {instancePath:instancePath+"/language",schemaPath:"/components/Language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(!((data8 === "zh_CN") || (data8 === "en_US"))){
const err31 = {instancePath:instancePath+"/language",schemaPath:"/components/Language/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.mechanismName !== undefined){
if(data.contacts === undefined){
const err32 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "mechanismName",
    missingProperty: "contacts",
    depsCount: 5,
    deps: "contacts, country, address, zipCode, contactPhone"},message:"must have properties contacts, country, address, zipCode, contactPhone when property mechanismName is present"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(data.country === undefined){
const err33 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "mechanismName",
    missingProperty: "country",
    depsCount: 5,
    deps: "contacts, country, address, zipCode, contactPhone"},message:"must have properties contacts, country, address, zipCode, contactPhone when property mechanismName is present"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(data.address === undefined){
const err34 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "mechanismName",
    missingProperty: "address",
    depsCount: 5,
    deps: "contacts, country, address, zipCode, contactPhone"},message:"must have properties contacts, country, address, zipCode, contactPhone when property mechanismName is present"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data.zipCode === undefined){
const err35 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "mechanismName",
    missingProperty: "zipCode",
    depsCount: 5,
    deps: "contacts, country, address, zipCode, contactPhone"},message:"must have properties contacts, country, address, zipCode, contactPhone when property mechanismName is present"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data.contactPhone === undefined){
const err36 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "mechanismName",
    missingProperty: "contactPhone",
    depsCount: 5,
    deps: "contacts, country, address, zipCode, contactPhone"},message:"must have properties contacts, country, address, zipCode, contactPhone when property mechanismName is present"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.contacts !== undefined){
if(data.mechanismName === undefined){
const err37 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contacts",
    missingProperty: "mechanismName",
    depsCount: 5,
    deps: "mechanismName, country, address, zipCode, contactPhone"},message:"must have properties mechanismName, country, address, zipCode, contactPhone when property contacts is present"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data.country === undefined){
const err38 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contacts",
    missingProperty: "country",
    depsCount: 5,
    deps: "mechanismName, country, address, zipCode, contactPhone"},message:"must have properties mechanismName, country, address, zipCode, contactPhone when property contacts is present"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(data.address === undefined){
const err39 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contacts",
    missingProperty: "address",
    depsCount: 5,
    deps: "mechanismName, country, address, zipCode, contactPhone"},message:"must have properties mechanismName, country, address, zipCode, contactPhone when property contacts is present"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
if(data.zipCode === undefined){
const err40 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contacts",
    missingProperty: "zipCode",
    depsCount: 5,
    deps: "mechanismName, country, address, zipCode, contactPhone"},message:"must have properties mechanismName, country, address, zipCode, contactPhone when property contacts is present"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(data.contactPhone === undefined){
const err41 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contacts",
    missingProperty: "contactPhone",
    depsCount: 5,
    deps: "mechanismName, country, address, zipCode, contactPhone"},message:"must have properties mechanismName, country, address, zipCode, contactPhone when property contacts is present"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.country !== undefined){
if(data.mechanismName === undefined){
const err42 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "country",
    missingProperty: "mechanismName",
    depsCount: 5,
    deps: "mechanismName, contacts, address, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, address, zipCode, contactPhone when property country is present"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
if(data.contacts === undefined){
const err43 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "country",
    missingProperty: "contacts",
    depsCount: 5,
    deps: "mechanismName, contacts, address, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, address, zipCode, contactPhone when property country is present"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data.address === undefined){
const err44 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "country",
    missingProperty: "address",
    depsCount: 5,
    deps: "mechanismName, contacts, address, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, address, zipCode, contactPhone when property country is present"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(data.zipCode === undefined){
const err45 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "country",
    missingProperty: "zipCode",
    depsCount: 5,
    deps: "mechanismName, contacts, address, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, address, zipCode, contactPhone when property country is present"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
if(data.contactPhone === undefined){
const err46 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "country",
    missingProperty: "contactPhone",
    depsCount: 5,
    deps: "mechanismName, contacts, address, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, address, zipCode, contactPhone when property country is present"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.address !== undefined){
if(data.mechanismName === undefined){
const err47 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "address",
    missingProperty: "mechanismName",
    depsCount: 5,
    deps: "mechanismName, contacts, country, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, country, zipCode, contactPhone when property address is present"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data.contacts === undefined){
const err48 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "address",
    missingProperty: "contacts",
    depsCount: 5,
    deps: "mechanismName, contacts, country, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, country, zipCode, contactPhone when property address is present"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data.country === undefined){
const err49 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "address",
    missingProperty: "country",
    depsCount: 5,
    deps: "mechanismName, contacts, country, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, country, zipCode, contactPhone when property address is present"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data.zipCode === undefined){
const err50 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "address",
    missingProperty: "zipCode",
    depsCount: 5,
    deps: "mechanismName, contacts, country, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, country, zipCode, contactPhone when property address is present"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data.contactPhone === undefined){
const err51 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "address",
    missingProperty: "contactPhone",
    depsCount: 5,
    deps: "mechanismName, contacts, country, zipCode, contactPhone"},message:"must have properties mechanismName, contacts, country, zipCode, contactPhone when property address is present"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data.zipCode !== undefined){
if(data.mechanismName === undefined){
const err52 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "zipCode",
    missingProperty: "mechanismName",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, contactPhone"},message:"must have properties mechanismName, contacts, country, address, contactPhone when property zipCode is present"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(data.contacts === undefined){
const err53 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "zipCode",
    missingProperty: "contacts",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, contactPhone"},message:"must have properties mechanismName, contacts, country, address, contactPhone when property zipCode is present"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data.country === undefined){
const err54 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "zipCode",
    missingProperty: "country",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, contactPhone"},message:"must have properties mechanismName, contacts, country, address, contactPhone when property zipCode is present"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(data.address === undefined){
const err55 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "zipCode",
    missingProperty: "address",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, contactPhone"},message:"must have properties mechanismName, contacts, country, address, contactPhone when property zipCode is present"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data.contactPhone === undefined){
const err56 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "zipCode",
    missingProperty: "contactPhone",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, contactPhone"},message:"must have properties mechanismName, contacts, country, address, contactPhone when property zipCode is present"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.contactPhone !== undefined){
if(data.mechanismName === undefined){
const err57 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contactPhone",
    missingProperty: "mechanismName",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, zipCode"},message:"must have properties mechanismName, contacts, country, address, zipCode when property contactPhone is present"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data.contacts === undefined){
const err58 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contactPhone",
    missingProperty: "contacts",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, zipCode"},message:"must have properties mechanismName, contacts, country, address, zipCode when property contactPhone is present"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(data.country === undefined){
const err59 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contactPhone",
    missingProperty: "country",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, zipCode"},message:"must have properties mechanismName, contacts, country, address, zipCode when property contactPhone is present"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data.address === undefined){
const err60 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contactPhone",
    missingProperty: "address",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, zipCode"},message:"must have properties mechanismName, contacts, country, address, zipCode when property contactPhone is present"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
if(data.zipCode === undefined){
const err61 = {instancePath,schemaPath:"#/dependentRequired",keyword:"dependentRequired",params:{property: "contactPhone",
    missingProperty: "zipCode",
    depsCount: 5,
    deps: "mechanismName, contacts, country, address, zipCode"},message:"must have properties mechanismName, contacts, country, address, zipCode when property contactPhone is present"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
}
else {
const err62 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"props":{"addressId":true,"mechanismName":true,"contacts":true,"country":true,"address":true,"zipCode":true,"contactPhone":true,"defaultState":true,"language":true,"token":true},"dynamicProps":false,"dynamicItems":false};

export const editAddressAnswer = validate42;
const schema83 = {"$ref":"/components/DoneAnswer","$id":"/exports/editAddressAnswer"};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="/exports/editAddressAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const deleteAddressesRequest = validate44;
const schema84 = {"type":"object","properties":{"ids":{"type":"string","pattern":"^[1-9][0-9]{0,15}(,[1-9][0-9]{0,15})*$","minLength":1,"maxLength":2000},"language":{"$ref":"/components/Language"},"token":{}},"required":["ids"],"$id":"/exports/deleteAddressesRequest"};
const pattern28 = new RegExp("^[1-9][0-9]{0,15}(,[1-9][0-9]{0,15})*$", "u");

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="/exports/deleteAddressesRequest" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.ids === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "ids"},message:"must have required property '"+"ids"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.ids !== undefined){
let data0 = data.ids;
if(typeof data0 === "string"){
if(func1(data0) > 2000){
const err1 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func1(data0) < 1){
const err2 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern28.test(data0)){
const err3 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]{0,15}(,[1-9][0-9]{0,15})*$"},message:"must match pattern \""+"^[1-9][0-9]{0,15}(,[1-9][0-9]{0,15})*$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.language !== undefined){
let data1 = data.language;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/language",schemaPath:"/components/Language/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((data1 === "zh_CN") || (data1 === "en_US"))){
const err6 = {instancePath:instancePath+"/language",schemaPath:"/components/Language/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
}
else {
const err7 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"props":{"ids":true,"language":true,"token":true},"dynamicProps":false,"dynamicItems":false};

export const deleteAddressesAnswer = validate45;
const schema86 = {"$ref":"/components/DoneAnswer","$id":"/exports/deleteAddressesAnswer"};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="/exports/deleteAddressesAnswer" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate36(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate36.errors : vErrors.concat(validate36.errors);
errors = vErrors.length;
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};
